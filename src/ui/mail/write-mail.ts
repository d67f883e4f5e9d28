import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import { mailHtml } from './mail-html.ts';
import type { Fact, MailContent, MailPart } from './parts.ts';

/** Writes a mail as text and as HTML, from one description. Both end with who we are. */
export function writeMail(content: MailContent): { subject: string; text: string; html: string } {
  const sender = `${brand.legalName} · ${brand.postalAddress}`;
  return { subject: content.subject, text: mailText(content, sender), html: mailHtml(content, sender) };
}

function mailText({ language, publicUrl, parts }: MailContent, sender: string): string {
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
