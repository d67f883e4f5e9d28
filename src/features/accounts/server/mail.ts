import { wordsIn } from '#content/words.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import { describeKept, type KeptData } from '../kept-data.ts';
import { codeRules } from '../sign-in.ts';
import type { CodePurpose } from './sign-in/read-sign-in.ts';
import type { User } from './store/account.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys {
    readonly code: `code:${string}`;
    readonly 'code-change-email': `code:${string}`;
    readonly 'code-link': `sign-in-link:${string}`;
    readonly 'email-changed': `email-changed:${string}`;
    readonly 'account-deleted': `account-deleted:${string}`;
  }
}

type Written = Pick<Mail, 'subject' | 'text' | 'html'>;

interface Code {
  readonly publicUrl: string;
  readonly code: string;
  readonly language: Language;
  readonly purpose: CodePurpose['purpose'];
}

/** The code is also in the subject, which phones show without opening the mail. */
export function codeMail({ publicUrl, code, language, purpose }: Code): Written {
  const { code: words } = wordsIn(language).mail;
  const values = { code, minutes: codeRules.minutes };
  const { write, heading, paragraph, signature, note } = mailIn({ kind: 'account', language, publicUrl }, values);
  return write(words.subject, [
    heading(purpose === 'sign-in' ? words.signIn : words.changeEmail),
    { kind: 'code', text: code },
    paragraph(words.good),
    signature(),
    note(words.mistake),
  ]);
}

/** Hours for which the link in the mail below is valid: longer than a day, which is how often it is sent. */
export const linkLasts = 48;

interface Link {
  readonly publicUrl: string;
  readonly pass: string;
  readonly language: Language;
}

/** For a mailbox that has reached the limit of codes: its owner can still sign in with this link. */
export function linkMail({ publicUrl, pass, language }: Link): Written {
  const { manyCodes: words } = wordsIn(language).mail;
  const frame = { kind: 'account', language, publicUrl } as const;
  const { write, heading, paragraph, button, signature, note } = mailIn(frame, { hours: linkLasts });
  return write(words.subject, [
    heading(words.title),
    paragraph(words.what),
    paragraph(words.signIn),
    button(words.link, publicUrl + withQuery(href('/login', language), { pass })),
    signature(),
    note(words.otherwise),
  ]);
}

interface Changed {
  readonly user: Pick<User, 'id' | 'email'>;
  readonly newEmail: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Notifies the old address that it no longer belongs to the account, so that the owner can react if it was not them.
 */
export function changedEmailMail(
  { teamEmail, publicUrl }: { readonly teamEmail: string; readonly publicUrl: string },
  { user, newEmail, language, now }: Changed,
): Mail {
  const words = wordsIn(language).mail.changedEmail;
  // Enough to recognise one's own address.
  const values = { address: maskEmail(newEmail, '…') };
  const { write, heading, paragraph, button, signature } = mailIn({ kind: 'account', language, publicUrl }, values);
  return {
    key: `email-changed:${user.id}:${now.getTime()}`,
    recipient: user.email,
    replyTo: teamEmail,
    ...write(words.subject, [
      heading(words.title),
      paragraph(words.changed),
      paragraph(words.mistake),
      button(words.write, `${publicUrl}${href('/support', language)}`),
      signature(),
    ]),
  };
}

interface Deleted {
  readonly user: Pick<User, 'id' | 'email'>;
  readonly language: Language;
  readonly kept: readonly KeptData[];
}

/** The last mail to someone who has deleted their account. */
export function deletedAccountMail(
  { teamEmail, publicUrl }: { readonly teamEmail: string; readonly publicUrl: string },
  { user, language, kept }: Deleted,
): Mail {
  const words = wordsIn(language).mail.deletedAccount;
  const { keptLine } = wordsIn(language).personalData;
  const { write, say, heading, paragraph, list, button, signature } = mailIn({ kind: 'account', language, publicUrl });
  return {
    key: `account-deleted:${user.id}`,
    recipient: user.email,
    replyTo: teamEmail,
    ...write(words.subject, [
      heading(words.title),
      paragraph(words.done),
      paragraph(words.kept),
      list(kept.map((one) => say(keptLine, describeKept(one, language)))),
      paragraph(words.last),
      paragraph(words.mistake),
      button(words.write, `${publicUrl}${href('/support', language)}`),
      signature(),
    ]),
  };
}
