import { randomUUID } from 'node:crypto';
import type { Db } from '#database/database.ts';
import { claimPause } from '#database/limits/claim-pause.ts';
import { queueMail } from '#database/outbox/queue-mail.ts';
import { codeRules } from '#site/account/code-rules.ts';
import type { Language } from '#site/languages.ts';
import { keyedHash } from '../../keyed-hash.ts';
import type { Auth } from '../auth.ts';
import { codeMail } from './code-mail.ts';

/** Seconds. A button that is pressed twice must not send two codes, of which only the second is good. */
const pause = 20;

interface Place {
  readonly auth: Auth;
  readonly db: Db;
  readonly secret: string;
  readonly language: Language;
  readonly wakeMail?: (() => void) | undefined;
}

/** What a code is for. Better Auth knows a change of address by both addresses. */
type Purpose = { readonly type: 'sign-in' } | { readonly type: 'change-email'; readonly from: string };

/** Sends a code to an address. Whether somebody has an account with it makes no difference, nor takes longer. */
export async function sendCode(email: string, purpose: Purpose, place: Place): Promise<void> {
  const { auth, db, secret, language, wakeMail } = place;
  const key = `code-pause:${keyedHash(secret, 'code', `${purpose.type} ${email.toLowerCase()}`).toString('base64url')}`;
  if (!(await claimPause(db, { key, seconds: pause, now: new Date() }))) return;
  const known = purpose.type === 'sign-in' ? email : `${purpose.from}-${email}`;
  const code = await auth.api.createVerificationOTP({ body: { email: known, type: purpose.type } });
  await queueMail(db, {
    ...codeMail({ code, language, purpose: purpose.type }),
    key: `code:${randomUUID()}`,
    recipient: email,
    secretUntil: new Date(Date.now() + codeRules.minutes * 60_000),
  });
  wakeMail?.();
}
