import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { factorKinds } from '#features/accounts/server/second-factor/factors.ts';
import { isFactorRequired, isRecent } from '#features/accounts/server/second-factor/required.ts';
import { passkey, secondFactor, user } from '#features/accounts/server/tables.ts';
import { boundedText, uuidText } from '#platform/contracts/bounded-input.ts';
import { longestEmail } from '#platform/contracts/input-bounds.ts';
import type { CompletedStaffAction } from '#platform/contracts/staff.ts';
import { emailProblem, readEmail } from '#platform/contracts/text-rules.ts';
import type { Db } from '#platform/database/database.ts';
import { LimitReached } from '#platform/database/limits/rate-limits.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import {
  type ActionDeps,
  type FormHandler,
  type FormOutcome,
  type Typed,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
import { languageCodes } from '#site/languages.ts';
import { staffRoles } from '#site/staff.ts';
import type { Confirmation, StaffTeamView, TeamLine } from '../team-lines.ts';
import {
  changeRole,
  inviteMember,
  removeMember,
  resendInvitation,
  resetSecondFactor,
  setFactorRule,
} from './actions.ts';
import { listTeam, namesOf, type TeamMember } from './members.ts';

const place = { view: 'team' } as const;

interface Reader extends Confirmation {
  readonly email: string;
}

type TeamConfig = Pick<Config, 'staffEmails' | 'staffSecondFactor'>;

export async function teamView(db: Db, config: TeamConfig, { email, isRecent, ways }: Reader): Promise<StaffTeamView> {
  const team = await listTeam(db);
  const known = team.filter((member) => !config.staffEmails.includes(member.email));
  const addresses = [...config.staffEmails, ...known.map((member) => member.email)];
  const [names, secured] = await Promise.all([namesOf(db, addresses), securedAddresses(db, addresses)]);
  const more = (address: string) => ({ name: names.get(address) ?? '', hasFactor: secured.has(address) });
  const fixed = config.staffEmails.map((address): TeamLine => ({ ...fixedLine(address), ...more(address) }));
  const lines = known.map((member): TeamLine => ({ ...lineOf(member), ...more(member.email) }));
  return {
    kind: 'team',
    own: email,
    members: [...fixed, ...lines.filter(({ joinedAt }) => joinedAt !== undefined)],
    invitations: lines.filter(({ joinedAt }) => joinedAt === undefined),
    isFactorRequired: await isFactorRequired(db, config),
    isFactorFixed: config.staffSecondFactor !== undefined,
    isRecent,
    ways,
  };
}

function fixedLine(email: string) {
  const unknown = { invitedBy: undefined, invitedAt: undefined, joinedAt: undefined, expiresAt: undefined };
  return { id: undefined, email, role: 'administrator', ...unknown } as const;
}

function lineOf({ id, email, role, invitedBy, invitedAt, joinedAt, invitationUntil }: TeamMember) {
  const times = {
    invitedAt: invitedAt.getTime(),
    joinedAt: joinedAt?.getTime(),
    expiresAt: invitationUntil?.getTime(),
  };
  return { id, email, role, invitedBy, ...times };
}

/** Those whose account has a second factor. */
async function securedAddresses(db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ email: user.email, passkey: passkey.id, totp: secondFactor.totpAddedAt })
    .from(user)
    .leftJoin(passkey, eq(passkey.userId, user.id))
    .leftJoin(secondFactor, eq(secondFactor.userId, user.id))
    .where(inArray(user.email, [...addresses]));
  return new Set(rows.filter((row) => row.passkey || row.totp).map(({ email }) => email));
}

/** A thief of a session must not let others in: these forms need a member who has just proven who they are. */
function afterProof(handle: FormHandler): FormHandler {
  return async (typed, deps) => {
    const isProven = deps.session && isRecent(deps.session.provenAt, deps.by.at);
    return isProven ? handle(typed, deps) : { place, status: 403, errorCode: 'confirmFirst' };
  };
}

const address = boundedText(longestEmail)
  .transform(readEmail)
  .refine((typed) => emailProblem(typed) === undefined, 'email');
const invitation = z.object({ email: address, role: z.enum(staffRoles), language: z.enum(languageCodes) });
const named = z.object({ member: uuidText() });
const withRole = named.extend({ role: z.enum(staffRoles) });
const withAddress = z.object({ email: address });

export const invite = afterProof(async (typed, deps) => {
  const read = invitation.safeParse(typed);
  if (!read.success) return { place, status: 422, problems: problemsOf(read.error) };
  return outcomeOf(await inviteMember(deps, read.data), 'invited');
});

export const resendInvitationForm = onMember((deps, id) => resendInvitation(deps, id), 'invited');
export const withdrawInvitationForm = onMember((deps, id) => removeMember(deps, { id }), 'invitationWithdrawn');
export const removeMemberForm = onMember((deps, id) => removeMember(deps, { id }), 'memberRemoved');

function onMember(act: (deps: ActionDeps, id: string) => Refused, done: CompletedStaffAction): FormHandler {
  return afterProof(async (typed, deps) => {
    const { data } = named.safeParse(typed);
    return data ? outcomeOf(await act(deps, data.member), done) : wrongInput(place);
  });
}

export const changeRoleForm = afterProof(async (typed, deps) => {
  const { data } = withRole.safeParse(typed);
  return data ? outcomeOf(await changeRole(deps, { id: data.member }, data.role), 'roleChanged') : wrongInput(place);
});

export const resetSecondFactorForm = afterProof(async (typed: Typed, deps) => {
  const { data } = withAddress.safeParse(typed);
  if (!data) return wrongInput(place);
  // Their own would sign them out in the middle of it; on their security page they can change it.
  if (data.email === deps.by.staffEmail) return wrongInput(place);
  return outcomeOf(await resetSecondFactor(deps, data.email), 'factorReset');
});

const rule = z.object({ required: z.enum(['yes', 'no']) });

/** Whoever requires a second factor of all has one, or they would lock themselves out in the middle of it. */
export const secondFactorRuleForm = afterProof(async (typed, deps) => {
  const { data } = rule.safeParse(typed);
  if (!data || !deps.session || deps.config.staffSecondFactor) return wrongInput(place);
  const isRequired = data.required === 'yes';
  const own = await factorKinds(deps.db, deps.session.userId);
  if (isRequired && !own.passkey && !own.totp) return { place, status: 409, errorCode: 'ownFactorFirst' };
  await setFactorRule(deps, isRequired);
  return { done: isRequired ? 'factorRequired' : 'factorOptional', place };
});

type Refused = ReturnType<typeof inviteMember>;

function outcomeOf(refusal: Awaited<Refused>, done: CompletedStaffAction): FormOutcome {
  if (!refusal) return { done, place };
  if (refusal instanceof LimitReached)
    return { place, status: 429, errorCode: 'tooManyInvitations', until: refusal.until };
  return { place, status: refusal === 'unknownMember' ? 404 : 409, errorCode: refusal };
}
