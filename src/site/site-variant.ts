import { type Currency, currencies } from './currencies.ts';

/** What pages say differently from one server to another. The build does not know it; the server does at its start. */
export interface SiteVariant {
  /** The currencies in which cards are charged. None: this site does not accept cards. */
  readonly charges: readonly Currency[];
  /** The sentence about taxes in the language of the page. Empty: none are configured. */
  readonly taxNote: string;
}

/** What the built files show as they are: what a trial on a laptop offers. */
export const builtVariant: SiteVariant = { charges: currencies, taxNote: '' };

/** `cards`: cards are charged at all; a currency: they are charged in it; `taxes`: prices are before taxes. */
const conditions = ['cards', ...currencies, 'taxes'] as const;
type Condition = (typeof conditions)[number];

function holds(condition: string, { charges, taxNote }: SiteVariant): boolean {
  if (condition === 'cards') return charges.length > 0;
  return condition === 'taxes' ? taxNote !== '' : charges.some((currency) => currency === condition);
}

/**
 * The marks of the build: characters for private use, which pass unchanged through React, JSON and HTML, so that the same
 * marks work for elements, texts, attributes and the props of islands. What is built contains both alternatives:
 * `start condition then yes or no end`.
 */
const marks = { start: '\uE010', yes: '\uE011', no: '\uE012', end: '\uE013', taxNote: '\uE014' } as const;

export function markStart(condition: string): string {
  return marks.start + condition + marks.yes;
}

export const markElse: string = marks.no;
export const markEnd: string = marks.end;

export function mark(condition: Condition, yes: string, no: string): string {
  return markStart(condition) + yes + markElse + no + markEnd;
}

/** Whether a condition holds: empty if not. In the build it is marked, and becomes one or the other with the page. */
export type Flag = string;
type Flags = Readonly<Record<Condition, Flag>>;

/** What components see of the variant. */
export interface PageVariant {
  readonly flags: Flags;
  readonly taxNote: string;
}

function flagsFrom(flagOf: (condition: Condition) => Flag): Flags;
function flagsFrom(flagOf: (condition: Condition) => Flag): Readonly<Record<string, Flag>> {
  return Object.fromEntries(conditions.map((condition) => [condition, flagOf(condition)]));
}

/** For the build, whose pages are for every server. */
export const markedVariant: PageVariant = {
  flags: flagsFrom((condition) => mark(condition, '1', '')),
  taxNote: marks.taxNote,
};

/** For pages that the server renders itself. */
export function pageVariant(variant: SiteVariant): PageVariant {
  return { flags: flagsFrom((condition) => (holds(condition, variant) ? '1' : '')), taxNote: variant.taxNote };
}

/** The condition of a flag that the build has marked. Undefined: the flag says itself whether it holds. */
export function markedCondition(flag: Flag): string | undefined {
  return flag.startsWith(marks.start) ? flag.slice(1, flag.indexOf(marks.yes)) : undefined;
}

/** One of two texts, as `<When>` does for elements. */
export function chooseText(flag: Flag, yes: string, no: string): string {
  const condition = markedCondition(flag);
  if (condition !== undefined) return markStart(condition) + yes + markElse + no + markEnd;
  return flag ? yes : no;
}

const anyMark = /[\uE010-\uE014]/;

export function hasMarks(text: string): boolean {
  return anyMark.test(text);
}

/** The text for one server. Alternatives may contain others. */
export function resolveMarks(text: string, variant: SiteVariant): string {
  return markedPieces(text)
    .map((piece) => (piece.isMarked ? resolvePiece(piece.text, variant) : piece.text))
    .join('');
}

function resolvePiece(piece: string, variant: SiteVariant): string {
  if (piece === marks.taxNote) return variant.taxNote;
  const start = piece.indexOf(marks.yes);
  const middle = findElse(piece);
  const condition = piece.slice(1, start);
  const chosen = holds(condition, variant) ? piece.slice(start + 1, middle) : piece.slice(middle + 1, -1);
  return resolveMarks(chosen, variant);
}

/** The position between the two alternatives of this piece, and not of one inside it. */
function findElse(piece: string): number {
  let depth = 0;
  for (let at = 0; at < piece.length; at++) {
    if (piece[at] === marks.start) depth++;
    if (piece[at] === marks.end) depth--;
    if (piece[at] === marks.no && depth === 1) return at;
  }
  throw new Error(`A marked text has no second alternative: ${piece.slice(0, 80)}`);
}

interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The text in order, cut where marked pieces begin and end. */
export function markedPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const length = text.slice(from).search(anyMark);
    const start = length === -1 ? text.length : from + length;
    if (start > from) pieces.push({ text: text.slice(from, start), isMarked: false });
    if (start === text.length) break;
    from = endOfPiece(text, start);
    pieces.push({ text: text.slice(start, from), isMarked: true });
  }
  return pieces;
}

function endOfPiece(text: string, start: number): number {
  if (text[start] === marks.taxNote) return start + 1;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === marks.start) depth++;
    if (text[at] === marks.end && --depth === 0) return at + 1;
  }
  throw new Error(`A marked text has no end: ${text.slice(start, start + 80)}`);
}
