import type { EnhancementName } from '../browser/islands.ts';

/**
 * Every `data-*` attribute of the site. Components set them with `dataProps`, browser
 * code reads them with `dataOf` and finds elements with `withData`, so a name that is not listed here does not compile.
 * A test compares the names in style sheets.
 */
export const dataNames = [
  // On <html>: what the server and the first script know of the visitor, mostly for style sheets.
  'asks',
  'consent',
  'context',
  'country',
  'guessed',
  'interruption',
  'js',
  'languages',
  'large-text',
  'late-country',
  'look',
  'signed',

  // Islands and enhancements.
  'asleep',
  'enhance',
  'ids',
  'island',
  'props',
  'slot',
  'wake',

  // Who sees an element, and in which colours.
  'no-print',
  'private',
  'scheme',
  'share-picture',
  'when-country',
  'when-signed',

  // What a link, button or form does.
  'choice',
  'close-menu',
  'country-choice',
  'for-company',
  'for-country',
  'keeps-query',
  'language',
  'opens',
  'saved',
  'sign-out',
  'version',

  // Places that a script fills or finds, and the texts that it writes there.
  'again',
  'announce',
  'asked',
  'badge',
  'blocked',
  'by-hand',
  'changed',
  'closed',
  'copied',
  'deleted',
  'error',
  'failed',
  'fill',
  'first',
  'full-screen',
  'go',
  'here',
  'item',
  'local',
  'name',
  'often',
  'on-day',
  'on-days',
  'open',
  'opening',
  'pause',
  'pauses',
  'play',
  'problem',
  'ready',
  'remove',
  'same',
  'scheduler',
  'sheet',
  'shows',
  'slide',
  'status',
  'live',
  'draft',
  'presence',
  'choices',
  'tab-panel',
  'text',
  'title',
  'tone',
  'topics',
  'track',
  'unpaid',
  'unread',

  // Values that a script reads.
  'since',
  'currency',
  'delay',
  'dialog',
  'every',
  'key',
  'measure',
  'money',
  'narrow',
  'offsets',
  'page',
  'prices',
  'reference',
  'type',
  'wide',

  // States and variants that only style sheets look at.
  'age',
  'apart',
  'author',
  'can-fill',
  'chosen',
  'controls',
  'costly',
  'count',
  'demo',
  'direction',
  'group',
  'held',
  'kind',
  'label',
  'longest',
  'many',
  'one-piece',
  'over',
  'part',
  'runs',
  'state',
  'usage',
  'verdict',
  'wordy',
] as const;

export type DataName = (typeof dataNames)[number];

/** The values of attributes that are not any text or number. */
interface Values {
  enhance: EnhancementName;
  scheme: 'dark' | 'light';
}

type DataValues = {
  readonly [Name in DataName]?: (Name extends keyof Values ? Values[Name] : string | number | boolean) | undefined;
};

/** The attributes as props of an element: `<a {...dataProps({ opens: 'contact' })}>`. */
export function dataProps(values: DataValues): Readonly<Record<`data-${string}`, DataValues[DataName]>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`data-${name}`, value]));
}

/** `closeMenu` of `close-menu`, as browsers name it in `dataset`. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

export type ElementData = { [Name in DataName as CamelCase<Name>]?: string | undefined };

/** The attributes of an element of the page, to read and to write. */
export function dataOf(element: HTMLElement): ElementData {
  return element.dataset;
}

/** A selector of the elements that have the attribute. */
export function withData(name: DataName): string {
  return `[${dataAttribute(name)}]`;
}

/** A selector of the elements that have the attribute with this value. */
export function withDataValue(name: DataName, value: string | undefined): string {
  return `[${dataAttribute(name)}="${value}"]`;
}

export function dataAttribute(name: DataName): `data-${DataName}` {
  return `data-${name}`;
}
