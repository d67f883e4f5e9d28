import { randomInt, randomUUID } from 'node:crypto';
import { keepCode } from '#database/accounts/codes.ts';
import type { Db } from '#database/database.ts';
import { queueMail } from '#database/outbox/queue-mail.ts';
import { codeRules } from '#site/account/code-rules.ts';
import type { Language } from '#site/languages.ts';
import { type CodePurpose, codeKeys } from './code-keys.ts';
import { codeMail } from './code-mail.ts';

interface Place {
  readonly db: Db;
  readonly secret: string;
  readonly language: Language;
  readonly wakeMail?: (() => void) | undefined;
}

/**
 * Sends a code to an address; whether somebody has an account with it makes no difference. `justSent`: one has left a
 * moment before, and is still good.
 */
export async function sendCode(asked: CodePurpose, place: Place): Promise<'sent' | 'justSent'> {
  const { db, secret, language, wakeMail } = place;
  const { purpose, email } = asked;
  const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
  const now = new Date();
  const isSent = await db.transaction(async (tx) => {
    if (!(await keepCode(tx, { ...codeKeys(secret, asked, code), now }, codeRules))) return false;
    await queueMail(tx, {
      ...codeMail({ code, language, purpose }),
      key: `code:${randomUUID()}`,
      recipient: email,
      secretUntil: new Date(now.getTime() + codeRules.minutes * 60_000),
    });
    return true;
  });
  if (isSent) wakeMail?.();
  return isSent ? 'sent' : 'justSent';
}
