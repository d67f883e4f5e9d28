import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { User } from '#database/accounts/open-session.ts';
import type { Mail } from '#database/outbox/queue-mail.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { hideMostOf } from '../../hide-most-of.ts';
import { type MailPart, mailHtml, mailText } from '../../mail/mail-body.ts';
import type { MailConfig } from '../../tickets/mail/visitor-mail.ts';

interface Changed {
  readonly user: Pick<User, 'id' | 'email'>;
  readonly newEmail: string;
  readonly language: Language;
  readonly now: Date;
}

/** Tells the old address that it no longer opens the account: whoever did not do that learns of it in time. */
export function changedEmailMail({ teamEmail, publicUrl }: MailConfig, changed: Changed): Mail {
  const { user, newEmail, language, now } = changed;
  const words = wordsIn(language).mail.changedEmail;
  // Enough to know one's own by.
  const say = (text: string) => format(text, language, { company: brand.name, address: hideMostOf(newEmail, '…') });
  const parts: MailPart[] = [
    { kind: 'paragraph', text: say(words.changed) },
    { kind: 'paragraph', text: say(words.mistake) },
    { kind: 'link', text: say(words.write), href: `${publicUrl}${href('/support', language)}` },
    { kind: 'paragraph', text: say(words.signature) },
  ];
  return {
    key: `email-changed:${user.id}:${now.getTime()}`,
    recipient: user.email,
    replyTo: teamEmail,
    subject: say(words.subject),
    text: mailText(parts),
    html: mailHtml(language, parts),
  };
}
