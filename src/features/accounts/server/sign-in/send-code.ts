import { randomInt, randomUUID } from 'node:crypto';
import { currentTime } from '#platform/database/clock.ts';
import { consumeRateLimits, LimitReached } from '#platform/database/limits/rate-limits.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { mailboxOf } from '#platform/server/mail/mailbox.ts';
import { type Mail, queueMail } from '#platform/server/mail/outbox.ts';
import { limitKey, setRetryAfter } from '#platform/server/security/within-limits.ts';
import { msPerHour, msPerMinute, secondsPerDay } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { type CodeRefusal, codeRules } from '../../sign-in.ts';
import type { AccountDeps } from '../accounts.ts';
import { codeMail, linkLasts, linkMail } from '../mail.ts';
import { isCodeWaiting, saveCode } from '../store/codes.ts';
import { knownBrowser, makePass } from './known-browser.ts';
import { type CodePurpose, codeKeys } from './read-sign-in.ts';
import { countCode, MailboxLimitReached } from './sign-in-limits.ts';

interface Options {
  readonly language: Language;
  /** From the link in one of our mails. */
  readonly pass?: string | undefined;
}

/**
 * Sends a code to an address, whether or not it has an account. `justSent`: one was sent a moment ago and is still
 * valid. The code, its mail and the rate limit count are stored together or not at all: if nothing is sent nothing is
 * counted, and if a limit is reached the previous code stays valid.
 */
export async function sendCode(
  c: AppContext,
  codePurpose: CodePurpose,
  deps: AccountDeps,
  { language, pass }: Options,
): Promise<'sent' | 'justSent' | CodeRefusal> {
  const { db } = deps.database;
  const { purpose, email } = codePurpose;
  const [secret, now] = [await deps.secretOf(), currentTime()];
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const keys = codeKeys(secret, codePurpose, code);
  const known = knownBrowser(c, { secret, email, now }, pass);
  const { signInCodes } = c.get('metrics');
  try {
    const isSent = await db.transaction(async (tx) => {
      if (!(await saveCode(tx, { ...keys, now }, codeRules))) return false;
      await countCode(tx, { secret, email, knownBrowser: known, sender: c.get('sender')() }, now);
      await queueMail(tx, {
        ...codeMail({ publicUrl: deps.config.publicUrl, code, language, purpose }),
        key: `code:${randomUUID()}`,
        recipient: email,
        secretUntil: new Date(now.getTime() + codeRules.minutes * msPerMinute),
      } satisfies Mail);
      return true;
    });
    const outcome = isSent ? 'sent' : 'justSent';
    signInCodes.add(outcome);
    if (isSent) deps.wakeMail?.();
    return outcome;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    signInCodes.add('refused');
    const isOfMailbox = error instanceof MailboxLimitReached && purpose === 'sign-in';
    if (isOfMailbox) await sendLink(codePurpose, deps, { language, secret, now });
    return {
      reason: isOfMailbox ? 'mailbox' : 'tooOften',
      retryAfter: setRetryAfter(c, error.until),
      isCodeWaiting: await isCodeWaiting(db, keys.id, now, codeRules),
    };
  }
}

interface Sending {
  readonly language: Language;
  readonly secret: string;
  readonly now: Date;
}

/**
 * Strangers who request codes for an address must not lock its owner out: once a day a link is mailed, which gives a
 * new browser a separate rate limit. Addresses with a tag are counted separately, because outside Gmail their mail may
 * bounce, and the owner would not get the link.
 */
async function sendLink({ email }: CodePurpose, deps: AccountDeps, { language, secret, now }: Sending): Promise<void> {
  const mailbox = `${mailboxOf(email)} ${email.includes('+') ? 'tagged' : ''}`;
  const limit = { key: limitKey(secret, 'code-link-day', mailbox), most: 1, seconds: secondsPerDay };
  const until = new Date(now.getTime() + linkLasts * msPerHour);
  const pass = makePass({ secret, email }, until);
  try {
    await deps.database.db.transaction(async (tx) => {
      await consumeRateLimits(tx, [limit], now);
      await queueMail(tx, {
        ...linkMail({ publicUrl: deps.config.publicUrl, pass, language }),
        key: `sign-in-link:${randomUUID()}`,
        recipient: email,
        secretUntil: until,
      } satisfies Mail);
    });
    deps.wakeMail?.();
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
}
