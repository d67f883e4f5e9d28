import { eq } from 'drizzle-orm';
import { resetFactors } from '#features/accounts/server/second-factor/factors.ts';
import { isFactorRequired, requireFactor } from '#features/accounts/server/second-factor/required.ts';
import { user } from '#features/accounts/server/tables.ts';
import type { StaffError } from '#platform/contracts/staff.ts';
import type { Db } from '#platform/database/database.ts';
import { consumeRateLimits, LimitReached } from '#platform/database/limits/rate-limits.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { languageOf } from '#platform/server/pages/choose-language.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';
import { type ActionDeps, type LoggedAction, noteAction } from '#platform/server/staff/staff-actions.ts';
import { secondsPerDay } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import type { StaffRole } from '#site/staff.ts';
import { invitationMail, type SecurityNews, securityMail } from './mail.ts';
import { lockMember, lockWithAdministrators, newInvitation, type TeamMember } from './members.ts';
import { teamMember } from './tables.ts';

/** What the team can do with its members, in the console and with commands. */

type Refusal = Extract<
  StaffError,
  'alreadyMember' | 'alreadyInvited' | 'lastAdministrator' | 'noLongerAdministrator' | 'unknownMember'
>;

/** Undefined: it was done. A limit: too many were invited. */
type Outcome = Promise<Refusal | LimitReached | undefined>;

/** Far more than a company of this size needs, and too few to send advertising with. */
async function countInvitation(tx: Db, secret: string, { by }: ActionDeps, email: string): Promise<void> {
  const limits = [
    { key: limitKey(secret, 'invitations-day', by.staffEmail), most: 40, seconds: secondsPerDay },
    { key: limitKey(secret, 'invitations-address', email), most: 5, seconds: secondsPerDay },
  ];
  await consumeRateLimits(tx, limits, by.at);
}

/** Runs in a transaction, and wakes the mail. A limit that is reached undoes everything. */
async function inTransaction(deps: ActionDeps, work: (tx: Db, secret: string) => Outcome): Outcome {
  // Before the transaction, because an embedded database has one connection.
  const secret = await deps.secretOf();
  try {
    const refusal = await deps.db.transaction((tx) => work(tx, secret));
    deps.wakeMail();
    return refusal;
  } catch (error) {
    if (error instanceof LimitReached) return error;
    throw error;
  }
}

export interface NewMember {
  readonly email: string;
  readonly role: StaffRole;
  readonly language: Language;
}

export function inviteMember(deps: ActionDeps, { email, role, language }: NewMember): Outcome {
  const { by, config } = deps;
  return inTransaction(deps, async (tx, secret) => {
    if (config.staffEmails.includes(email)) return 'alreadyMember';
    const { token, stored } = newInvitation(by.at);
    const [invited] = await tx
      .insert(teamMember)
      .values({ email, role, language, invitedBy: by.staffEmail, invitedAt: by.at, ...stored })
      .onConflictDoNothing()
      .returning();
    if (!invited) return (await lockMember(tx, { email }))?.joinedAt ? 'alreadyMember' : 'alreadyInvited';
    await countInvitation(tx, secret, deps, email);
    await queueMail(tx, {
      ...invitationMail(config, { member: invited, role, language, token, now: by.at }),
      secretUntil: stored.invitationUntil,
    });
    await noteAction(tx, by, { action: 'team-invited', subject: email, details: { to: role } });
    return undefined;
  });
}

/** Another link, which is valid for as long as a new one; the previous one no longer is. */
export function resendInvitation(deps: ActionDeps, id: string): Outcome {
  const { by, config } = deps;
  return inTransaction(deps, async (tx, secret) => {
    const member = await lockMember(tx, { id });
    if (!member) return 'unknownMember';
    if (member.joinedAt) return 'alreadyMember';
    const { token, stored } = newInvitation(by.at);
    await tx.update(teamMember).set(stored).where(eq(teamMember.id, id));
    await countInvitation(tx, secret, deps, member.email);
    const language = languageOf(member);
    await queueMail(tx, {
      ...invitationMail(config, { member, role: member.role, language, token, now: by.at }),
      secretUntil: stored.invitationUntil,
    });
    await noteAction(tx, by, { action: 'team-invited-again', subject: member.email });
    return undefined;
  });
}

/** Whoever acts may have been removed since the request began, and somebody has to be left who can let others in. */
function refuseToTakeRights(
  { by, session, config: { staffEmails } }: ActionDeps,
  { id }: TeamMember,
  administrators: readonly TeamMember[],
): Refusal | undefined {
  const actor = by.staffEmail.toLowerCase();
  const isAdministrator = staffEmails.includes(actor) || administrators.some(({ email }) => email === actor);
  if (session && !isAdministrator) return 'noLongerAdministrator';
  const isOnly = staffEmails.length === 0 && administrators.every((one) => one.id === id);
  return isOnly && administrators.length > 0 ? 'lastAdministrator' : undefined;
}

/** Ends an invitation or a membership. At the next request the person has no access; their history keeps their name. */
export function removeMember(deps: ActionDeps, who: Parameters<typeof lockMember>[1]): Outcome {
  const { by } = deps;
  return inTransaction(deps, async (tx) => {
    const { member, administrators } = await lockWithAdministrators(tx, who);
    if (!member) return 'unknownMember';
    const refusal = refuseToTakeRights(deps, member, administrators);
    if (refusal) return refusal;
    await tx
      .update(teamMember)
      .set({ removedAt: by.at, invitationHash: null, invitationUntil: null })
      .where(eq(teamMember.id, member.id));
    const action = member.joinedAt ? 'team-removed' : 'team-invitation-withdrawn';
    await noteAction(tx, by, { action, subject: member.email, details: { from: member.role } });
    return undefined;
  });
}

export function changeRole(deps: ActionDeps, who: Parameters<typeof lockMember>[1], role: StaffRole): Outcome {
  const { by } = deps;
  return inTransaction(deps, async (tx) => {
    const { member, administrators } = await lockWithAdministrators(tx, who);
    if (!member) return 'unknownMember';
    if (member.role === role) return undefined;
    const refusal = refuseToTakeRights(deps, member, administrators);
    if (refusal) return refusal;
    await tx.update(teamMember).set({ role }).where(eq(teamMember.id, member.id));
    const details = { from: member.role, to: role };
    await noteAction(tx, by, { action: 'team-role', subject: member.email, details });
    return undefined;
  });
}

/** For somebody who has lost phone and recovery codes. They are signed out everywhere, and get a mail about it. */
export function resetSecondFactor(deps: ActionDeps, email: string): Outcome {
  return inTransaction(deps, async (tx) => {
    const [account] = await tx.select().from(user).where(eq(user.email, email));
    if (!account) return 'unknownMember';
    await resetFactors(tx, account.id);
    await noteSecurity(tx, deps, account, { news: 'reset', action: 'security-reset' });
    return undefined;
  });
}

/** Makes the second factor mandatory for the whole team, or optional. Logged if that changes something. */
export async function setFactorRule({ db, by, config }: Pick<ActionDeps, 'db' | 'by' | 'config'>, isRequired: boolean) {
  await db.transaction(async (tx) => {
    if ((await isFactorRequired(tx, config)) === isRequired) return;
    await requireFactor(tx, isRequired);
    await noteAction(tx, by, {
      action: isRequired ? 'security-required' : 'security-optional',
      subject: by.staffEmail,
    });
  });
}

type Account = Pick<typeof user.$inferSelect, 'id' | 'email' | 'language'>;

interface SecurityChange {
  readonly news?: SecurityNews;
  readonly action: LoggedAction;
  readonly details?: Readonly<Record<string, string>>;
}

/** Logs a change of somebody's second factor, and tells them by mail. */
export async function noteSecurity(
  tx: Db,
  { by, config }: Pick<ActionDeps, 'by' | 'config'>,
  account: Account,
  { news, action, details = {} }: SecurityChange,
): Promise<void> {
  await noteAction(tx, by, { action, subject: account.email, details });
  const language = languageOf(account);
  if (news) await queueMail(tx, securityMail(config, { user: account, language, news, now: by.at }));
}
