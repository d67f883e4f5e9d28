import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dataAttribute, dataNames, dataProps, withData, withDataValue } from './data-attributes.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|data-attributes\.ts/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

test('a name is the same in HTML and in a selector', () => {
  expect(dataAttribute('close-menu')).toBe('data-close-menu');
  expect(dataProps({ 'close-menu': '', every: 7000, opens: undefined })).toEqual({
    'data-close-menu': '',
    'data-every': 7000,
    'data-opens': undefined,
  });
  expect(withData('close-menu')).toBe('[data-close-menu]');
  expect(withDataValue('tone', 'error')).toBe('[data-tone="error"]');
});

test('a style sheet uses only attributes of the list', () => {
  const listed = new Set<string>(dataNames.map((name) => dataAttribute(name)));
  const unknown = sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\[(data-[\w-]+)|attr\((data-[\w-]+)/g)]
        .map(([, selected, written]) => selected ?? written ?? '')
        .filter((attribute) => !listed.has(attribute))
        .map((attribute) => `${file}: ${attribute}`),
    );
  expect(unknown).toEqual([]);
});

test('every attribute of the list is set by a component, a script or the build', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const setByTheBuild = ['sheet'];
  const props = [...code.matchAll(/dataProps\(\{([\s\S]*?)\}\)[} ]/g)].map(([, inside]) => inside).join('\n');
  const unset = dataNames.filter(
    (name) =>
      !setByTheBuild.includes(name) &&
      !new RegExp(`\\b${name}(?=[':,\\s])`).test(props) &&
      !new RegExp(
        `\\.${name.replace(/-./g, (part) => part.charAt(1).toUpperCase())} = |Attribute\\(dataAttribute\\('${name}'\\)`,
      ).test(code),
  );
  expect(unset).toEqual([]);
});

test('the linter refuses a data attribute that goes around the list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-attributes-'));
  mkdirSync(join(folder, 'src'));
  const plugin = resolve('scripts/lint/typed-data-attributes.grit');
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ plugins: [plugin], linter: { rules: { preset: 'none' } } }),
  );
  const refused = [
    'export const a = <a data-opens="contact" />;',
    'export const a = <a data-opens />;',
    "export const a = (element: HTMLElement) => element.dataset['opens'];",
    'export const a = (element?: HTMLElement) => element?.dataset.opens;',
    'export const a = ({ dataset }: HTMLElement) => dataset;',
    'export const a = ({ dataset: values }: HTMLElement) => values;',
    "export const a = () => document.querySelector('a[data-opens]');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the code to check
    'export const a = (id: string) => document.querySelector(`[data-opens=${id}]`);',
  ];
  for (const [at, text] of refused.entries()) writeFileSync(join(folder, 'src', `refused-${at}.tsx`), `${text}\n`);
  writeFileSync(join(folder, 'src', 'allowed.tsx'), "export const a = 'data-requests';\n");
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '--reporter=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = new Set(stdout.match(/(refused-\d+|allowed)\.tsx/g));
  expect([...found].sort()).toEqual(refused.map((_, at) => `refused-${at}.tsx`));
});
