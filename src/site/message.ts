import { dateFormat, numberFormat, pluralRules } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { countFirst } from './written-forms.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Messages in the ICU style, as far as this site needs them: `{name}`, `{count, number}`, `{day, date}`, `{count,
 * plural, =0 {none} one {# page} other {# pages}}` and `{kind, select, card {…} other {…}}`. Plurals, numbers and dates
 * come from `Intl`; a date is given as `2006-10-17`, or in milliseconds, and formatted in UTC.
 */
export function format(message: string, language: Language, values: Values): string {
  return write(parseMessage(message), localeOf(language), values, undefined);
}

/** The names of a message's placeholders, so that a translation can be checked against them. */
export function placeholders(message: string): string[] {
  const names = allNodes(parseMessage(message)).flatMap((node) => ('name' in node ? node.name : []));
  return [...new Set(names)].sort();
}

/** The forms of a language's whole numbers, such as `few`, that a plural with a case for one of them lacks. */
export function missingForms(message: string, language: Language): string[] {
  const byForm = allNodes(parseMessage(message))
    .flatMap((node) => (node.type === 'plural' ? node.cases : []))
    .filter((cases) => [...cases.keys()].some((key) => key !== 'other' && !key.startsWith('=')));
  if (byForm.length === 0) return [];
  const rules = pluralRules(localeOf(language));
  // Above 200 they repeat, but for the millions of some languages, of which the site has no plural.
  const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
  return [...forms].filter((form) => byForm.some((cases) => !cases.has(form)));
}

function allNodes(nodes: readonly MessageNode[]): MessageNode[] {
  return nodes.flatMap((node) => ('cases' in node ? [node, ...[...node.cases.values()].flatMap(allNodes)] : [node]));
}

function write(nodes: readonly MessageNode[], locale: string, values: Values, count: number | undefined): string {
  return nodes.reduce((text, node) => {
    const part = writeNode(node, locale, values, count);
    // An abbreviation such as `p. m.` at the end of a sentence has its full stop already.
    return text + (text.endsWith('.') && part.startsWith('.') ? part.slice(1) : part);
  }, '');
}

function writeNode(node: MessageNode, locale: string, values: Values, count: number | undefined): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'count') return count === undefined ? '#' : numberFormat(locale).format(count);
  const value = values[node.name];
  if (value === undefined) throw new Error(`The message needs a value for {${node.name}}`);
  if (node.type === 'value') return String(value);
  if (node.type === 'number') return numberFormat(locale).format(Number(value));
  if (node.type === 'date') return longDate(value, locale);
  const branch = chooseCase(node.cases, node.type === 'plural' ? pluralKeys(Number(value), locale) : [String(value)]);
  if (!branch) throw new Error(`The message has no case "other" for {${node.name}}`);
  return write(branch, locale, values, node.type === 'plural' ? Number(value) : count);
}

function longDate(value: string | number, locale: string): string {
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  return countFirst(date, locale);
}

function pluralKeys(count: number, locale: string): string[] {
  return [`=${count}`, pluralRules(locale).select(count)];
}

function chooseCase(cases: Cases, keys: readonly string[]): MessageNode[] | undefined {
  const key = keys.find((candidate) => cases.has(candidate)) ?? 'other';
  return cases.get(key);
}

/** A part of a message. `count` is the `#` of a plural. */
type MessageNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'count' }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'number'; readonly name: string }
  | { readonly type: 'date'; readonly name: string }
  | { readonly type: 'plural' | 'select'; readonly name: string; readonly cases: Cases };

type Cases = ReadonlyMap<string, MessageNode[]>;

/** Throws, with the position, if the syntax of a message is invalid. */
function parseMessage(message: string): MessageNode[] {
  const reader = { message, at: 0 };
  const nodes = readNodes(reader, false);
  if (reader.at < message.length) throw syntaxError(reader, 'a closing brace too many');
  return nodes;
}

interface Reader {
  readonly message: string;
  at: number;
}

function readNodes(reader: Reader, inCase: boolean): MessageNode[] {
  const nodes: MessageNode[] = [];
  let text = '';
  const flush = () => {
    if (text) nodes.push({ type: 'text', text });
    text = '';
  };
  for (; reader.at < reader.message.length; reader.at++) {
    const character = reader.message[reader.at];
    if (character === '}') break;
    if (character === '{') {
      flush();
      nodes.push(readArgument(reader));
    } else if (character === '#' && inCase) {
      flush();
      nodes.push({ type: 'count' });
    } else text += character;
  }
  flush();
  return nodes;
}

/** Starts at `{` and leaves the reader at the matching `}`. */
function readArgument(reader: Reader): MessageNode {
  const head = /\{\s*(\w+)\s*(?:,\s*(number|date|plural|select)\s*)?/y;
  head.lastIndex = reader.at;
  const match = head.exec(reader.message);
  const name = match?.[1];
  if (!match || !name) throw syntaxError(reader, 'a placeholder without a name');
  reader.at = head.lastIndex;
  const kind = match[2];
  const node: MessageNode =
    kind === 'plural' || kind === 'select'
      ? { type: kind, name, cases: readCases(reader) }
      : kind === 'number' || kind === 'date'
        ? { type: kind, name }
        : { type: 'value', name };
  if (reader.message[reader.at] !== '}') throw syntaxError(reader, `{${name}} is not closed`);
  return node;
}

function readCases(reader: Reader): Map<string, MessageNode[]> {
  const cases = new Map<string, MessageNode[]>();
  const key = /[\s,]*(=?\w+)\s*\{/y;
  for (;;) {
    key.lastIndex = reader.at;
    const match = key.exec(reader.message);
    if (!match?.[1]) break;
    reader.at = key.lastIndex;
    cases.set(match[1], readNodes(reader, true));
    if (reader.message[reader.at] !== '}') throw syntaxError(reader, `the case "${match[1]}" is not closed`);
    reader.at++;
  }
  if (!cases.has('other')) throw syntaxError(reader, 'the case "other" is missing');
  while (/\s/.test(reader.message[reader.at] ?? '')) reader.at++;
  return cases;
}

function syntaxError({ message, at }: Reader, what: string): Error {
  return new Error(`Cannot read the message, ${what} at character ${at + 1}: ${message}`);
}
