import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { countryIds } from '../../src/site/countries.ts';
import { isLanguage, languageCodes } from '../../src/site/languages.ts';

/**
 * Where code knows a language by its name: it compares with one, has a member for each, or lists them. A single one as an
 * argument or as a constant with a name is none of these.
 */
function findLanguages(path: string, source: string): string[] {
  const found = new Map<number, string>();
  const add = ({ start, end }: ESTree.Span) => {
    const line = source.slice(0, start).split('\n').length;
    const [text = ''] = source.slice(start, end).split('\n');
    if (!found.has(line)) found.set(line, `${path}:${line} ${text.trim()}`);
  };
  const addIf = (node: ESTree.Span, ...values: (ESTree.Node | null)[]) => {
    if (values.some(isLanguageText)) add(node);
  };
  const addMembers = (node: ESTree.Span, members: readonly ESTree.Node[]) => {
    if (areLanguages(members.flatMap((member) => ('key' in member ? nameOf(member.key) : [])))) add(node);
  };
  const addList = (node: ESTree.Span, members: readonly (ESTree.Node | null)[]) => {
    if (members.filter(isLanguageText).length > 1) add(node);
  };
  const addText = (node: ESTree.Span, text: string) => {
    if (listsLanguages(text)) add(node);
  };
  new Visitor({
    BinaryExpression: (node) => addIf(node, node.left, node.right),
    SwitchCase: (node) => addIf(node, node.test),
    LogicalExpression: (node) => addIf(node, node.right),
    ConditionalExpression: (node) => addIf(node, node.consequent, node.alternate),
    AssignmentPattern: (node) => addIf(node, node.right),
    CallExpression: (node) => {
      const {
        callee,
        arguments: [first = null],
      } = node;
      if (callee.type === 'MemberExpression' && /^(?:starts|ends)With$/.test(nameOf(callee.property)[0] ?? ''))
        addIf(node, first);
    },
    ObjectExpression: (node) => addMembers(node, node.properties),
    ObjectPattern: (node) => addMembers(node, node.properties),
    TSInterfaceBody: (node) => addMembers(node, node.body),
    TSTypeLiteral: (node) => addMembers(node, node.members),
    ArrayExpression: (node) => addList(node, node.elements),
    TSUnionType: (node) =>
      addList(
        node,
        node.types.map((type) => (type.type === 'TSLiteralType' ? type.literal : null)),
      ),
    Literal: (node) => {
      if ('regex' in node) addText(node, node.regex.pattern);
      else if (typeof node.value === 'string') addText(node, node.value);
    },
    TemplateElement: (node) => addText(node, node.value.raw),
  }).visit(parseSync(path, source).program);
  return [...found.values()];
}

/** `en, es or fr` */
function listsLanguages(text: string): boolean {
  const words = text.match(/[a-z]+/gi)?.filter((word) => !['and', 'or'].includes(word)) ?? [];
  return words.some((_, at) =>
    languageCodes.every((code) => words.slice(at, at + languageCodes.length).includes(code)),
  );
}

function isLanguageText(node: ESTree.Node | null): boolean {
  return node?.type === 'Literal' && isLanguage(node.value);
}

function nameOf(key: ESTree.Node | null): string[] {
  if (key?.type === 'Identifier') return [key.name];
  return key?.type === 'Literal' ? [String(key.value)] : [];
}

/** `es` is a country, too. */
function areLanguages(names: readonly string[]): boolean {
  const isCountry = (name: string) => countryIds.some((id) => id === name);
  if (names.some((name) => isLanguage(name) && !isCountry(name))) return true;
  return names.length > 0 && names.every(isLanguage);
}

it('finds comparisons, members and lists, but no countries and no constants with a name', () => {
  const lines = [
    "if (language === 'fr') a();",
    "const b = languageIn(tag) ?? 'en';",
    "const c = isShort ? 'es' : other;",
    "const d = ([first, second = 'es']) => first;",
    "if (locale.startsWith('fr')) e();",
    "const f = { en: 'usd', es: 'cop' };",
    'const { en, es } = row;',
    'interface G { readonly fr: string }',
    "const h = ['en', 'es'];",
    "type I = 'en' | 'es';",
    `const j = '${languageCodes.join(', ')}';`,
    `const k = /(?:${languageCodes.join('|')})$/;`,
    "switch (language) { case 'fr': l(); }",
    '// Not these:',
    "const m: Language = 'es';",
    'const n = { co: bogota, es: madrid };',
    "const o = [localeOf(language), 'en'];",
    "const p = { lang: 'es', country: 'co' };",
    "const q = 'Una oferta en Bogotá es de un año';",
    'const r = /\\.(?:mx|es|fr|us)$/;',
    "const s = new Map([['es-es', peninsular], ['es-gq', peninsular]]);",
  ];
  const found = findLanguages('file.ts', lines.join('\n')).map((line) => Number(/:(\d+) /.exec(line)?.[1]));
  expect(found.toSorted((one, other) => one - other)).toEqual(lines.slice(0, 13).map((_, index) => index + 1));
});

const files = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test\.|testing-|\.d\.ts$/.test(path))
    .filter((path) => !/^src\/(?:content|site)\//.test(path)),
);

it('only the words and src/site know languages by their names, so that another one is their business', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(files.flatMap((path) => findLanguages(path, readFileSync(path, 'utf8')))).toEqual([]);
});
