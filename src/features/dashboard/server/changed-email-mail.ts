import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import type { User } from '#features/accounts/server/store/open-session.ts';
import type { MailConfig } from '#features/tickets/server/mail/visitor-mail.ts';
import { type MailPart, mailHtml, mailText } from '#platform/server/mail/mail-body.ts';
import type { Mail } from '#platform/server/mail/outbox/queue-mail.ts';
import { hideMostOf } from '#platform/server/security/hide-most-of.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

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
