import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** The description of a mail. */
export interface MailContent {
  readonly language: Language;
  /** The URL of the site, without a final slash. */
  readonly publicUrl: string;
  readonly subject: string;
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

type Values = Readonly<Record<string, string | number>>;

/** Makes the blocks of a mail in one language. Messages may contain `{company}` and the names of `values`. */
export function mailParts(language: Language, values: Values = {}) {
  const words = wordsIn(language).mail;
  const say = (message: string, more: Values = {}) =>
    format(message, language, { company: brand.name, ...values, ...more });
  const block = (kind: 'heading' | 'paragraph' | 'note') => (message: string, more?: Values) =>
    ({ kind, text: say(message, more) }) as const;
  const address = (kind: 'button' | 'link') => (message: string, href: string) =>
    ({ kind, text: say(message), href }) as const;
  return {
    say,
    heading: block('heading'),
    paragraph: block('paragraph'),
    note: block('note'),
    button: address('button'),
    link: address('link'),
    /** Without a name if it is undefined. */
    greeting(name?: string): MailPart {
      const { named, unnamed } = words.greeting;
      return { kind: 'greeting', text: name === undefined ? unnamed : say(named, { name }) };
    },
    signature: (): MailPart => ({ kind: 'signature', text: say(words.signature) }),
    quote: (text: string): MailPart => ({ kind: 'quote', text }),
    list: (items: readonly string[]): MailPart => ({ kind: 'list', items }),
    /** In the order of the labels, without those that have no value. */
    facts<Name extends string>(
      labels: Readonly<Record<Name, string>>,
      known: Readonly<Record<NoInfer<Name>, string | null | undefined>>,
    ): MailPart {
      const byName: Readonly<Record<string, string | null | undefined>> = known;
      const facts = Object.entries<string>(labels).flatMap(([name, label]) => {
        const value = byName[name];
        return value ? [{ label, value }] : [];
      });
      return { kind: 'facts', facts };
    },
  };
}
