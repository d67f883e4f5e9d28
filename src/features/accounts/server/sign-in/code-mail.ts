import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { withQuery } from '#site/with-query.ts';
import { codeRules } from '../../code-rules.ts';
import type { CodePurpose } from './code-keys.ts';

interface Code {
  readonly code: string;
  readonly language: Language;
  readonly purpose: CodePurpose['purpose'];
}

/** The code stands in the subject too: a phone shows that without opening the mail. */
export function codeMail({ code, language, purpose }: Code): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { code: words } = wordsIn(language).mail;
  const values = { code, company: brand.name, minutes: codeRules.minutes };
  const say = (text: string) => format(text, language, values);
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say(purpose === 'sign-in' ? words.signIn : words.changeEmail) },
    { kind: 'code', text: code },
    { kind: 'paragraph', text: say(words.good) },
    { kind: 'paragraph', text: say(words.mistake) },
    { kind: 'paragraph', text: say(words.signature) },
  ];
  return { subject: say(words.subject), text: mailText(parts), html: mailHtml(language, parts) };
}

/** Hours for which the link in the mail below is good: longer than a day, which is how often it is sent. */
export const linkLasts = 48;

interface Link {
  readonly publicUrl: string;
  readonly pass: string;
  readonly language: Language;
}

/** For a mailbox that was sent so many codes that no more are: whoever reads it can sign in all the same. */
export function linkMail({ publicUrl, pass, language }: Link): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { manyCodes: words, code } = wordsIn(language).mail;
  const say = (text: string) => format(text, language, { company: brand.name, hours: linkLasts });
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say(words.what) },
    { kind: 'paragraph', text: say(words.signIn) },
    { kind: 'link', text: say(words.link), href: publicUrl + withQuery(href('/login', language), { pass }) },
    { kind: 'paragraph', text: say(words.otherwise) },
    { kind: 'paragraph', text: say(code.signature) },
  ];
  return { subject: say(words.subject), text: mailText(parts), html: mailHtml(language, parts) };
}
