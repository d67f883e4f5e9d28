import { z } from 'zod';
import { ticketLimits } from '#contracts/ticket-limits.ts';
import { emailPattern, oneLine } from '#contracts/ticket-rules.ts';
import { logDataRequest } from '#database/accounts/data-requests.ts';
import { adoptTickets, moveTickets } from '#database/accounts/own-tickets.ts';
import { handOver } from '../../hand-over.ts';
import { sendCode } from '../../sign-in/send-code.ts';
import { countSignIn } from '../../sign-in/sign-in-limits.ts';
import { type Action, type Sent, textIn, wrongIn } from './action.ts';

const view = { view: 'profile' } as const;
const refuse = (sent: Sent, problems: Readonly<Record<string, string>>) => wrongIn(view, sent, problems, ['new_email']);

/** The address is changed when a code that was sent to the new one comes back: until then nothing happens. */
export const askForEmail: Action = async (sent) => {
  const { c, parts, signedIn, language } = sent;
  const newEmail = newEmailIn(sent);
  const problem = problemOf(newEmail, signedIn.user.email);
  if (problem) return refuse(sent, { new_email: problem });
  const place = { config: parts.config, db: parts.database.db, secret: await parts.secretOf() };
  await countSignIn(c, 'send', newEmail, place);
  const auth = await parts.accounts.auth(c);
  const purpose = { type: 'change-email', from: signedIn.user.email } as const;
  await sendCode(newEmail, purpose, { ...place, auth, language, wakeMail: parts.wakeMail });
  return { newEmail };
};

export const changeEmail: Action = async (sent) => {
  const { c, parts, signedIn, body, now } = sent;
  const { db } = parts.database;
  const newEmail = newEmailIn(sent);
  const code = textIn(body, 'code').replace(/\D/g, '');
  const wrongCode = (problem: string) => ({ ...refuse(sent, { code: problem }), newEmail });
  if (!code) return wrongCode('missing');
  await countSignIn(c, 'try', newEmail, { config: parts.config, db, secret: await parts.secretOf() });
  // First, so that nothing is lost of what came from the old address, whatever happens in between.
  await adoptTickets(db, signedIn.user);
  const { api } = await parts.accounts.auth(c);
  try {
    await api.changeEmailEmailOTP({ body: { newEmail, otp: code }, headers: c.req.raw.headers });
  } catch (error) {
    const why = refusal.safeParse(error).data?.body;
    if (why?.code === 'INVALID_OTP') return wrongCode('wrong');
    if (why?.code === 'OTP_EXPIRED' || why?.code === 'TOO_MANY_ATTEMPTS') return wrongCode('spent');
    // Told only to somebody who reads mail there.
    if (why?.message === 'Email already in use') return refuse(sent, { new_email: 'taken' });
    throw error;
  }
  await moveTickets(db, signedIn.user.id, newEmail);
  await logDataRequest(db, signedIn.user.id, 'correction', now);
  await handOver(c, parts.config, db, { ...signedIn, user: { ...signedIn.user, email: newEmail } });
  return { done: 'email', view };
};

const refusal = z.object({ body: z.object({ code: z.string().optional(), message: z.string().optional() }) });

function newEmailIn({ body }: Sent): string {
  return oneLine.tidy(textIn(body, 'new_email')).toLowerCase();
}

function problemOf(newEmail: string, current: string): string | undefined {
  if (!newEmail) return 'missing';
  if (newEmail.length > ticketLimits.email || !emailPattern.test(newEmail)) return 'notAnAddress';
  return newEmail === current ? 'same' : undefined;
}
