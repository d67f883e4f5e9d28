import type { Language } from '#site/languages.ts';

/** The description of a mail. */
export interface MailContent {
  readonly language: Language;
  /** The URL of the site, without a final slash. */
  readonly publicUrl: string;
  readonly subject: string;
  /** The company and where it is. */
  readonly sender: string;
  readonly parts: readonly MailPart[];
}

/** One block of a mail, from which both its text and its HTML are made. */
export type MailPart =
  /** `heading` replaces the subject above the other blocks, `note` is small print. */
  | { readonly kind: 'heading' | 'greeting' | 'paragraph' | 'signature' | 'note'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  /** Something to copy or to type in, such as a code. */
  | { readonly kind: 'code'; readonly text: string }
  /** A mail has one button: what most readers do next. */
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'prices'; readonly lines: readonly Fact[]; readonly sums: readonly Fact[] };

export interface Fact {
  readonly label: string;
  readonly value: string;
}
