import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { Mail } from '#database/outbox/queue-mail.ts';
import { codeRules } from '#site/account/code-rules.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { type MailPart, mailHtml, mailText } from '../../mail/mail-body.ts';
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
