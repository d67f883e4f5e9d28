import type { Language } from '#site/languages.ts';
import type { MailKind } from './mail-kinds.ts';

/** The description of a mail. */
export interface MailContent {
  readonly kind: MailKind;
  readonly language: Language;
  /** The URL of the site, without a final slash. */
  readonly publicUrl: string;
  readonly subject: string;
  /** Why the reader gets it. */
  readonly why: string;
  /** The company and where it is. */
  readonly sender: string;
  readonly parts: readonly MailPart[];
}

/** One block of a mail, from which both its text and its HTML are made. */
export type MailPart =
  /** `heading` replaces the subject above the other blocks, `notice` must not be missed, `note` is small print. */
  | { readonly kind: 'heading' | 'greeting' | 'paragraph' | 'signature' | 'notice' | 'note'; readonly text: string }
  /** Above the heading: the reference, and in HTML the state as a stamp (the heading says the same in words). */
  | { readonly kind: 'label'; readonly reference: Fact; readonly stamp?: Stamp | undefined }
  | { readonly kind: 'quote'; readonly text: string }
  /** Something to copy or to type in, such as a code. */
  | { readonly kind: 'code'; readonly text: string }
  /** A mail has one button at most: what most readers do next. */
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | Prices
  | Moments;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Stamp {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'neutral';
}

interface Prices {
  readonly kind: 'prices';
  readonly title?: string | undefined;
  readonly lines: readonly PriceLine[];
  readonly sums: readonly Fact[];
  /** Large, in the last row. */
  readonly total: Fact;
}

export interface PriceLine {
  readonly label: string;
  /** How many, and for how long. */
  readonly detail?: string | undefined;
  /** Without it the total is the price of the one line. */
  readonly value?: string | undefined;
}

/** A time as a leaf of a calendar, and below it the same time in other zones. */
interface Moments {
  readonly kind: 'moments';
  readonly moments: readonly [Moment, ...Moment[]];
  /** The time that does not count any more is struck through. */
  readonly isCancelled?: boolean | undefined;
}

export interface Moment {
  readonly label: string;
  /** The whole of it, for texts. */
  readonly written: string;
  readonly date: string;
  readonly time: string;
  /** Such as `Eastern Standard Time, UTC−5`. */
  readonly zone: string;
  /** On the leaf: `Nov`, `30`, `Mon`. */
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
}
