import type { EnhancementName } from '../browser/islands.ts';

/**
 * Every `data-*` attribute of the site, in camel case as in `dataset`. Components set them with `dataProps`, browser
 * code reads them with `dataOf` and finds elements with `withData`, so a name that is not listed here does not compile.
 * A test compares the names in style sheets.
 */
export const dataNames = [
  // On <html>: what the server and the first script know of the visitor, mostly for style sheets.
  'asks',
  'consent',
  'context',
  'country',
  'interruption',
  'js',
  'languages',
  'largeText',
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
  'noPrint',
  'private',
  'scheme',
  'sharePicture',
  'whenCountry',
  'whenSigned',

  // What a link, button or form does.
  'choice',
  'closeMenu',
  'countryChoice',
  'language',
  'opens',
  'saved',
  'signOut',
  'version',

  // Places that a script fills or finds, and the texts that it writes there.
  'again',
  'announce',
  'asked',
  'badge',
  'blocked',
  'byHand',
  'changed',
  'closed',
  'copied',
  'deleted',
  'error',
  'failed',
  'fill',
  'first',
  'fullScreen',
  'go',
  'here',
  'item',
  'local',
  'name',
  'often',
  'onDay',
  'onDays',
  'open',
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
  'tabPanel',
  'text',
  'title',
  'tone',
  'topics',
  'track',
  'unread',

  // Values that a script reads.
  'cad',
  'cop',
  'currency',
  'delay',
  'dialog',
  'every',
  'key',
  'measure',
  'money',
  'narrow',
  'page',
  'reference',
  'type',
  'usd',
  'wide',

  // States and variants that only style sheets look at.
  'apart',
  'author',
  'canFill',
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
  'onePiece',
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

export type ElementData = { [Name in DataName]?: string | undefined };

/** The attributes as props of an element: `<a {...dataProps({ opens: 'contact' })}>`. */
export function dataProps(values: DataValues): Readonly<Record<`data-${string}`, DataValues[DataName]>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [attribute(name), value]));
}

/** The attributes of an element of the page, to read and to write. */
export function dataOf(element: HTMLElement): ElementData {
  return element.dataset;
}

/** A selector of elements that have the attribute, or that have it with this value. */
export function withData(name: DataName, value?: string): string {
  return value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}="${value}"]`;
}

/** The name of the attribute in HTML: `data-close-menu` of `closeMenu`. */
export const dataAttribute: (name: DataName) => string = attribute;

function attribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
}
