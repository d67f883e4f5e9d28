import { handOver } from '#features/accounts/server/cookies.ts';
import { changedEmailMail } from '#features/accounts/server/mail.ts';
import { browserId, rememberBrowser } from '#features/accounts/server/sign-in/known-browser.ts';
import { codeKeys, codeProblem, readCode } from '#features/accounts/server/sign-in/read-sign-in.ts';
import { sendCode } from '#features/accounts/server/sign-in/send-code.ts';
import { codeRules } from '#features/accounts/sign-in.ts';
import { emailProblem, readEmail } from '#platform/contracts/text-rules.ts';
import { typedText } from '#platform/server/http/request-text.ts';
import { changeEmail as change } from '../store/change-email.ts';
import { type Action, type Sent, wrongIn } from './action.ts';

const view = { view: 'profile' } as const;
const refuse = (sent: Sent, problems: Readonly<Record<string, string>>) => wrongIn(view, sent, problems, ['new_email']);

/** The address is only changed after the visitor enters a code that was sent to the new one. */
export const askForEmail: Action = async (sent) => {
  const { c, deps, signedIn, language } = sent;
  const email = readEmail(typedText(sent.body, 'new_email'));
  const problem = emailProblem(email) ?? (email === signedIn.user.email ? 'same' : undefined);
  if (problem) return refuse(sent, { new_email: problem });
  const codePurpose = { purpose: 'change-email', email, browser: browserOf(sent) } as const;
  const outcome = await sendCode(c, codePurpose, deps, { language });
  if (typeof outcome === 'string') return { newEmail: email };
  const hasField = 'code' in sent.body || outcome.isCodeWaiting;
  const typed = { new_email: email, code: readCode(typedText(sent.body, 'code')) };
  return { view, wrong: { typed, problems: {} }, newEmail: hasField ? email : undefined, refusal: outcome };
};

export const changeEmail: Action = async (sent) => {
  const { c, deps, signedIn, language, body, now } = sent;
  const { user, sessionId } = signedIn;
  const { db } = deps.database;
  const newEmail = readEmail(typedText(body, 'new_email'));
  const code = readCode(typedText(body, 'code'));
  const wrongCode = (problem: string) => ({ ...refuse(sent, { code: problem }), newEmail });
  if (newEmail === user.email) return { done: 'email', view };
  const problem = codeProblem(code);
  if (problem) return wrongCode(problem);
  const secret = await deps.secretOf();
  const keys = codeKeys(secret, { purpose: 'change-email', email: newEmail, browser: browserOf(sent) }, code);
  const mail = changedEmailMail(deps.config, { user, newEmail, language, now });
  const changed = await change(db, { ...keys, now, owner: user, sessionId, newEmail, mail }, codeRules);
  if (changed === 'wrong' || changed === 'spent') return wrongCode(changed);
  // Shown only to a visitor who has proven to read mail at that address.
  if (changed === 'taken') return refuse(sent, { new_email: changed });
  deps.wakeMail?.();
  await handOver(c, deps.config, db, { ...signedIn, user: { ...user, email: newEmail } });
  rememberBrowser(c, deps.config, { secret, email: newEmail, now });
  return { done: 'email', view };
};

/** Includes the account, so that no other account in this browser can use the code. */
function browserOf({ c, deps, signedIn }: Sent): string {
  return `${signedIn.user.id} ${browserId(c, deps.config)}`;
}
