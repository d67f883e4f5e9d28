import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { mailHtml } from './mail-html.ts';
import type { Fact, MailContent, MailPart } from './parts.ts';

/** At the end of every mail. */
const sender = `${brand.legalName} · ${brand.postalAddress}`;

type Values = Readonly<Record<string, string | number>>;

/**
 * Writes a mail in one language, as text and as HTML. Messages may contain `{company}` and the names of `values`; links
 * lead to the site at `publicUrl`.
 */
export function mailIn(language: Language, publicUrl: string, values: Values = {}) {
  const words = wordsIn(language).mail;
  const say = (message: string, more: Values = {}) =>
    format(message, language, { company: brand.name, ...values, ...more });
  const block = (kind: 'heading' | 'paragraph' | 'note') => (message: string, more?: Values) =>
    ({ kind, text: say(message, more) }) as const;
  const address = (kind: 'button' | 'link') => (message: string, href: string) =>
    ({ kind, text: say(message), href }) as const;
  return {
    say,
    write(subjectMessage: string, parts: readonly MailPart[]): { subject: string; text: string; html: string } {
      const content = { language, publicUrl, subject: say(subjectMessage), sender, parts };
      return { subject: content.subject, text: mailText(content), html: mailHtml(content) };
    },
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

function mailText({ language, publicUrl, sender, parts }: MailContent): string {
  const factText = ({ label, value }: Fact) => `- ${format(wordsIn(language).mail.fact, language, { label, value })}`;
  const textOf = (part: MailPart): string => {
    if (part.kind === 'button' || part.kind === 'link') return `${part.text}\n${part.href}`;
    if (part.kind === 'list') return part.items.map((item) => `- ${item}`).join('\n');
    if (part.kind === 'facts') return part.facts.map(factText).join('\n');
    if (part.kind === 'prices') return [...part.lines, ...part.sums].map(factText).join('\n');
    if (part.kind !== 'quote') return part.text;
    const lines = part.text.split('\n').map((line) => `> ${line}`.trimEnd());
    return lines.join('\n');
  };
  // A mail program that quotes the mail leaves out what follows two hyphens and a space.
  return [...parts.map(textOf), `-- \n${sender}\n${publicUrl}/\n`].join('\n\n');
}
