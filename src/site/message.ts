import { countFirst } from './count-first.ts';
import { dateFormat, numberFormat, pluralRules } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { type Cases, type MessageNode, parseMessage } from './message-syntax.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Messages in the ICU style, as far as this site needs them:
 * `{name}`, `{count, number}`, `{day, date}`, `{count, plural, =0 {none} one {# page} other {# pages}}`
 * and `{kind, select, card {…} other {…}}`. Plurals, numbers and dates come from `Intl`;
 * a date is written as `2006-10-17`, or as the milliseconds of an instant, and read in UTC.
 */
export function format(message: string, language: Language, values: Values): string {
  return write(parseMessage(message), localeOf(language), values, undefined);
}

/** The names a message asks for, so that a translation can be held to the same ones. */
export function placeholders(message: string): string[] {
  const names = new Set<string>();
  const collect = (nodes: readonly MessageNode[]) => {
    for (const node of nodes) {
      if ('name' in node) names.add(node.name);
      if ('cases' in node) for (const branch of node.cases.values()) collect(branch);
    }
  };
  collect(parseMessage(message));
  return [...names].sort();
}

function write(nodes: readonly MessageNode[], locale: string, values: Values, count: number | undefined): string {
  return nodes.map((node) => writeNode(node, locale, values, count)).join('');
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
