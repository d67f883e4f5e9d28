import { brand } from '#content/brand.ts';
import { postalAddressIn } from '#content/postal-address.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { mailHtml } from './mail-html.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Fact, MailContent, MailPart, PriceLine, Stamp } from './parts.ts';

type Values = Readonly<Record<string, string | number>>;

interface MailFrame {
  readonly kind: MailKind;
  readonly language: Language;
  readonly publicUrl: string;
  readonly toTeam?: boolean;
  /** Why somebody gets it who did not cause it: a member was invited, or the team writes to a customer. */
  readonly why?: 'invitation' | 'customer';
}

/**
 * Writes a mail in one language, as text and as HTML. Messages may contain `{company}` and the names of `values`; links
 * lead to the site at `publicUrl`.
 */
export function mailIn({ kind, language, publicUrl, toTeam, why: other }: MailFrame, values: Values = {}) {
  const words = wordsIn(language).mail;
  const say = (message: string, more: Values = {}) =>
    format(message, language, { company: brand.name, ...values, ...more });
  const sender = `${brand.legalName} · ${postalAddressIn(language)}`;
  const why = say(words.why[other ?? (toTeam ? 'team' : kind)], { host: new URL(publicUrl).host });
  const block = (kind: 'heading' | 'paragraph' | 'notice' | 'note') => (message: string, more?: Values) =>
    ({ kind, text: say(message, more) }) as const;
  const address = (kind: 'button' | 'link') => (message: string, href: string) =>
    ({ kind, text: say(message), href }) as const;
  return {
    say,
    write(subjectMessage: string, parts: readonly MailPart[]): { subject: string; text: string; html: string } {
      const content = { kind, language, publicUrl, subject: say(subjectMessage), why, sender, parts };
      return { subject: content.subject, text: mailText(content), html: mailHtml(content) };
    },
    heading: block('heading'),
    paragraph: block('paragraph'),
    notice: block('notice'),
    note: block('note'),
    button: address('button'),
    link: address('link'),
    /** Above the heading. */
    label: (value: string, stamp?: Stamp): MailPart => ({
      kind: 'label',
      reference: { label: words.reference, value },
      stamp,
    }),
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

function mailText({ language, publicUrl, subject, why, sender, parts }: MailContent): string {
  const factText = ({ label, value }: Fact) => format(wordsIn(language).mail.fact, language, { label, value });
  const lineText = ({ label, detail, value }: PriceLine) => {
    const item = detail ? `${label}, ${detail}` : label;
    return `- ${value ? factText({ label: item, value }) : item}`;
  };
  const textOf = (part: MailPart): string => {
    switch (part.kind) {
      case 'heading':
        return `${part.text}\n${'='.repeat(Math.min(part.text.length, 72))}`;
      case 'label':
        return factText(part.reference);
      case 'button':
      case 'link':
        return `${part.text}\n${part.href}`;
      case 'list':
        return part.items.map((item) => `- ${item}`).join('\n');
      case 'facts':
        return part.facts.map(factText).join('\n');
      case 'moments':
        return part.moments.map(({ label, written }) => factText({ label, value: written })).join('\n');
      case 'prices': {
        const [lines, sums] = [part.lines.map(lineText), [...part.sums, part.total].map(factText)];
        return [...(part.title ? [part.title] : []), ...lines, ...(lines.length > 0 ? [''] : []), ...sums].join('\n');
      }
      case 'quote':
        return part.text
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n');
      default:
        return part.text;
    }
  };
  const [headings, others] = [
    parts.filter((part) => part.kind === 'heading'),
    parts.filter((part) => part.kind !== 'heading'),
  ];
  const heading = headings[0] ?? ({ kind: 'heading', text: subject } as const);
  // A mail program that quotes the mail leaves out what follows two hyphens and a space.
  return [...[heading, ...others].map(textOf), `-- \n${why}\n\n${sender}\n${publicUrl}/\n`].join('\n\n');
}
