import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { features } from 'web-features';
import { oldestBrowsers } from '../scripts/vite/browsers.ts';
import { expect, test } from './support/site.ts';

/** What some supported browsers lack, by MDN's names, and why pages work without it. A name stands for its values too. */
const enhancements: Readonly<Record<string, readonly string[]>> = {
  'Only spacing, colour or line breaks differ.': [
    'css.properties.accent-color',
    'css.properties.font-family.ui-monospace',
    'css.properties.hyphenate-limit-chars',
    'css.properties.hyphens',
    'css.properties.line-clamp',
    'css.properties.outline',
    'css.properties.paint-order',
    'css.properties.text-size-adjust',
    'css.properties.text-wrap',
    'css.properties.view-transition-name',
    'css.selectors.marker',
    'css.selectors.view-transition-group',
    'css.types.color.color-mix',
  ],
  'The build adds the name with a prefix, or the browser ignores it without harm.': [
    'css.properties.mask',
    'css.properties.user-select',
    'css.selectors.fullscreen',
  ],
  'Only in print, or with forced colours.': [
    'css.at-rules.page',
    'css.properties.break-after',
    'css.properties.forced-color-adjust',
    'css.properties.orphans',
    'css.properties.print-color-adjust',
    'css.properties.widows',
  ],
  'Only how something scrolls, or how much work drawing is.': [
    'css.properties.contain-intrinsic-block-size',
    'css.properties.content-visibility',
    'css.properties.overflow.clip',
    'css.properties.overscroll-behavior',
    'css.properties.overscroll-behavior-x',
    'css.properties.scroll-initial-target',
    'css.properties.scrollbar-width',
    'css.properties.timeline-scope',
    'css.properties.view-timeline',
  ],
  'A layout for narrow or aligned parts, without which they stand below each other. Not tried in such old browsers.': [
    'css.at-rules.container',
    'css.properties.container',
    'css.properties.container-type',
    'css.properties.float.inline-end',
    'css.properties.float.inline-start',
    'css.properties.grid-template-rows.subgrid',
    'css.selectors.details-content',
    'css.selectors.has',
    'css.selectors.modal',
  ],
  'Asked for before it is used.': [
    'css.selectors.popover-open',
    'api.AuthenticatorAttestationResponse.getTransports',
    'api.Document.exitFullscreen',
    'api.Element.requestFullscreen',
    'api.HTMLElement.hidePopover',
    'api.HTMLFormElement.requestSubmit',
  ],
};

const isKnown = (name: string) =>
  Object.values(enhancements)
    .flat()
    .some((known) => name === known || name.startsWith(`${known}.`));

/** The names that all supported browsers have, and those that one of them lacks, such as `api.Element.checkVisibility`. */
const [supported, lacking] = namesBySupport();

function namesBySupport(): [Set<string>, Set<string>] {
  const sorted: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [name, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const isThere = Object.entries(oldestBrowsers).every(([browser, oldest]) => {
        const since = Object.entries(support).find(([name]) => name === browser)?.[1];
        return since !== undefined && since.replace('≤', '').localeCompare(oldest, 'en', { numeric: true }) <= 0;
      });
      sorted[isThere ? 0 : 1].add(name);
    }
  }
  return sorted;
}
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

/** What browsers run and React does not draw. */
const scripts = filesIn('src', /[\\/]browser[\\/][^\n]*\.tsx?$/).filter((path) => !/\.test\.|testing/.test(path));

test('style sheets use what all supported browsers have', () => {
  const used = new Set<string>();
  for (const file of filesIn('dist/client/assets', /\.css$/)) {
    const css = postcss.parse(readFileSync(file, 'utf8'));
    // What stands there has been asked for.
    css.walkAtRules('supports', (rule) => void rule.remove());
    css.walkAtRules(({ name }) => void used.add(`css.at-rules.${name}`));
    css.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) used.add(`css.selectors.${name}`);
    });
    css.walkDecls(/^(?!--)/, ({ prop, value }) => {
      used.add(`css.properties.${prop}`);
      for (const [, word, opens] of value.matchAll(/([a-z][\w-]*)(\()?/gi)) {
        used.add(opens ? `css.types.${word}` : `css.properties.${prop}.${word}`);
        if (opens) used.add(`css.types.color.${word}`);
      }
    });
  }
  expect([...used].filter((name) => lacking.has(name) && !isKnown(name)).sort()).toEqual([]);
});

test('scripts use what all supported browsers have', () => {
  const isMember = /^(?:api|javascript\.builtins)\.\w+\.(\w+?)(?:_static)?$/;
  const isGlobal = /^(?:api|javascript\.builtins)\.(\w+)$/;
  const last = (names: Iterable<string>, pattern: RegExp) =>
    new Map(
      [...names].flatMap((name) => {
        const found = pattern.exec(name)?.[1];
        return found ? [[found, name] as const] : [];
      }),
    );
  const everywhere = last(supported, isMember);
  const members = new Map(
    [...last(lacking, isMember)].filter(
      ([name, full]) => !everywhere.has(name) && supported.has(full.split('.').slice(0, -1).join('.')),
    ),
  );
  const globals = last(lacking, isGlobal);
  const found = new Map<string, string>();
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*/g, '');
    // Of interfaces that all have; not `element.checkVisibility?.()`, which is for browsers that lack it.
    for (const [, name = ''] of text.matchAll(/\.(\w+)\(/g))
      if (members.has(name)) found.set(members.get(name) ?? '', file);
    for (const [, name = ''] of text.matchAll(/\b(?:new |instanceof )([A-Z]\w+)|\b([A-Z]\w+)\./g))
      if (globals.has(name)) found.set(globals.get(name) ?? '', file);
  }
  expect([...found].filter(([name]) => !isKnown(name)).map(([name, file]) => `${name} in ${file}`)).toEqual([]);
});
