import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { countryIds } from '../../src/site/countries.ts';
import { languageCodes } from '../../src/site/languages.ts';

/**
 * Where code knows a language by its name: it compares with one, has a member for one, or lists them. A single one as an
 * argument, as a value or as a constant with a name is none of these.
 */
function findLanguages(path: string, source: string): string[] {
  if (!mayNameLanguage.test(source)) return [];
  const found = new Map<number, string>();
  const add = ({ start }: ESTree.Span) => {
    const line = source.slice(0, start).split('\n').length;
    found.set(line, `${path}:${line} ${source.split('\n')[line - 1]?.trim()}`);
  };
  const addIf = (node: ESTree.Span, ...values: (ESTree.Node | null)[]) => {
    if (values.some(isLanguageText)) add(node);
  };
  const addMembers = (node: ESTree.Span, members: readonly ESTree.Node[]) => {
    if (areLanguages(members.flatMap((member) => nameOf('key' in member ? member.key : member)))) add(node);
  };
  const addList = (node: ESTree.Span, members: readonly (ESTree.Node | null)[]) => {
    const named = members.filter(isLanguageText);
    if (named.length > 1 || (named.length === members.length && !named.every(isCountryText))) add(node);
  };
  const addText = (node: ESTree.Span, text: string) => {
    if (listsLanguages(text) || comparesInSql.test(text)) add(node);
  };
  new Visitor({
    BinaryExpression: (node) => {
      if (!isOfCountry(node.left) && !isOfCountry(node.right)) addIf(node, node.left, node.right);
    },
    SwitchStatement: ({ discriminant, cases }) => {
      if (!isOfCountry(discriminant)) for (const { test } of cases) if (test) addIf(test, test);
    },
    LogicalExpression: (node) => addIf(node, node.right),
    ConditionalExpression: (node) => addIf(node, node.consequent, node.alternate),
    AssignmentPattern: (node) => addIf(node, node.right),
    CallExpression: ({ callee, arguments: [first = null] }) => {
      if (callee.type === 'MemberExpression' && /^(?:starts|ends)With$/.test(nameOf(callee.property)[0] ?? ''))
        addIf(callee.property, first);
    },
    MemberExpression: ({ object, property, computed }) => {
      if ((!computed || property.type === 'Literal') && !isOfCountry(object)) addMembers(property, [property]);
      // The one at a place in the list.
      if (/^language(?:s|Codes)$/.test(nameOf(object)[0] ?? '') && nameOf(property)[0]?.match(/^(?:\d+|at)$/))
        add(property);
    },
    ObjectExpression: (node) => addMembers(node, node.properties),
    ObjectPattern: (node) => addMembers(node, node.properties),
    ClassBody: (node) => addMembers(node, node.body),
    TSInterfaceBody: (node) => addMembers(node, node.body),
    TSTypeLiteral: (node) => addMembers(node, node.members),
    TSTypeParameterInstantiation: (node) => addIf(node, ...node.params.map(typeText)),
    ArrayExpression: (node) => {
      addList(node, node.elements);
      addList(node, node.elements.map(firstOf));
    },
    TSUnionType: (node) => addList(node, node.types.map(typeText)),
    Literal: (node) => {
      if ('regex' in node && isOfLanguage.test(node.regex.pattern)) add(node);
      else if ('regex' in node) addText(node, node.regex.pattern);
      else if (typeof node.value === 'string') addText(node, node.value);
    },
    TemplateElement: (node) => addText(node, node.value.raw),
  }).visit(parseSync(path, source).program);
  return [...found.values()];
}

/** `en, es or fr`. Two of them may be words of a sentence. */
function listsLanguages(text: string): boolean {
  const words = text.match(/[a-z]+/gi)?.filter((word) => !['and', 'or'].includes(word)) ?? [];
  return words.some((_, at) => new Set(words.slice(at, at + 3).filter(isLanguage)).size === 3);
}

/** Codes that name something else in code: `row.id` has nothing to do with Indonesian. */
const otherMeanings = ['id', 'is', 'it', 'no', 'to'];
const codes = languageCodes.filter((code) => !otherMeanings.includes(code));
const anyLanguage = `(?:${codes.join('|')})`;

function isLanguage(name: string): boolean {
  return codes.some((code) => code === name);
}

/** Few files do, and only they are worth parsing. */
const mayNameLanguage = new RegExp(`\\b${anyLanguage}\\b|\\blanguage(?:s|Codes)(?:\\?\\.)?(?:\\[|\\.at\\b)`);

/** `/^fr/`, `/^(?:es|fr)-/` */
const isOfLanguage = new RegExp(`^\\^(?:\\((?:\\?:)?)?(?:[a-z]{2}\\|)*${anyLanguage}(?![a-z])`);

/** `language = 'fr'` */
const comparesInSql = new RegExp(`(?:=|<>|IN \\() ?'${anyLanguage}'`, 'i');

/** Also a locale, such as `fr-CA`, or its beginning. */
const languageText = new RegExp(`^${anyLanguage}(?:-[A-Z]{0,2})?$`);

function isLanguageText(node: ESTree.Node | null): boolean {
  if (node?.type === 'TSAsExpression' || node?.type === 'ParenthesizedExpression')
    return isLanguageText(node.expression);
  return node?.type === 'Literal' && typeof node.value === 'string' && languageText.test(node.value);
}

function isCountryText(node: ESTree.Node | null): boolean {
  return node?.type === 'Literal' && isCountry(String(node.value));
}

function isCountry(name: string): boolean {
  return countryIds.some((id) => id === name);
}

/** `country`, `row.country`, `countryOf(page)` */
function isOfCountry(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return isOfCountry(node.callee);
  const [name = ''] = nameOf(node.type === 'MemberExpression' ? node.property : node);
  return /countr/i.test(name);
}

/** Of the entry of a map. */
function firstOf(node: ESTree.Node | null): ESTree.Node | null {
  return node?.type === 'ArrayExpression' ? (node.elements[0] ?? null) : null;
}

function typeText(type: ESTree.TSType): ESTree.Node | null {
  return type.type === 'TSLiteralType' ? type.literal : null;
}

function nameOf(key: ESTree.Node | null): string[] {
  if (key?.type === 'Identifier') return [key.name];
  return key?.type === 'Literal' ? [String(key.value)] : [];
}

/** `es` is a country, too: beside another one, it is no language. */
function areLanguages(names: readonly string[]): boolean {
  const hasOtherCountry = names.some((name) => isCountry(name) && !isLanguage(name));
  return names.some((name) => isLanguage(name) && !(isCountry(name) && hasOtherCountry));
}

it.each([
  "if (language === 'fr') a();",
  "if (tag.slice(0, 2) === ('es' as const)) a();",
  "if (localeOf(language) === 'fr-CA') a();",
  "if (languageOf(country) === 'es') a();",
  "switch (language) { case 'fr': a(); }",
  "const b = languageIn(tag) ?? 'en';",
  "const b = isShort ? 'es' : other;",
  "const b = ([first, second = 'es']) => first;",
  "if (locale.startsWith('fr-')) a();",
  "const b = { en: 'usd', es: 'cop' };",
  "const b = { es: 'cop', others: 'usd' };",
  "const b = new Map([['en', 'usd'], ['es', 'cop']]);",
  'const { en, es } = row;',
  'const b = title[language] ?? title.es;',
  "const b = title?.['fr'];",
  'class B { readonly fr = 1; }',
  'interface B { readonly fr: string }',
  "type B = 'en' | 'es';",
  "type B = Exclude<Language, 'es'>;",
  "const b = ['en', 'es'];",
  "if (['fr'].includes(language)) a();",
  'const b = languageCodes[1];',
  'const b = languages.at(1);',
  `const b = '${languageCodes.join(', ')}';`,
  "const b = 'en, es or fr';",
  `const b = /(?:${languageCodes.join('|')})$/;`,
  'if (/^(?:es|fr)-/.test(tag)) a();',
  "const b = sql`select 1 where language = 'fr'`;",
])('finds the language that code knows by its name: %s', (line) => {
  expect(findLanguages('file.ts', `import c from 'd';\n${line}`)).toEqual([`file.ts:2 ${line}`]);
});

it.each([
  "const teamLanguage: Language = 'es';",
  "const b = [localeOf(language), 'en'];",
  "const b = wordsIn('en');",
  "const b = { lang: 'es', country: 'co' };",
  "const b = new Intl.Segmenter('en');",
  "if (country === 'es' || row.country === 'es') a();",
  "switch (countryOf(page)) { case 'es': a(); }",
  'const b = { co: bogota, es: madrid };',
  "const b = ['co', 'es'];",
  'const b = homeByCountry.es;',
  "const b = new Map([['co', bogota], ['es', madrid]]);",
  "const b = new Map([['es-es', peninsular], ['es-gq', peninsular]]);",
  "const b = 'Una oferta en Bogotá es de un año';",
  'const b = /\\.(?:mx|es|fr|us)$/;',
  'const b = /^(?:estimado|english)/;',
])('does not take this for the name of a language: %s', (line) => {
  expect(findLanguages('file.ts', line)).toEqual([]);
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

it('no style sheet has rules for a language', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((path) => /:lang\(|\[lang/.test(readFileSync(join('src', path), 'utf8')))).toEqual([]);
});
