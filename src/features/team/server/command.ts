import { emailProblem, readEmail } from '#platform/contracts/text-rules.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Output,
  textTable,
} from '#platform/server/commands/command.ts';
import { languageCodes, teamLanguage } from '#site/languages.ts';
import { staffRoles } from '#site/staff.ts';
import { changeRole, inviteMember, removeMember, resetSecondFactor } from './actions.ts';
import { listTeam } from './members.ts';

type Run = (args: readonly string[], output: Output, context: CommandContext) => Promise<void>;

const list: Run = async (_args, output, { db, config }) => {
  const fixed = config.staffEmails.map((email) => [email, 'administrator', 'STAFF_EMAILS', '-']);
  const others = (await listTeam(db)).map(({ email, role, joinedAt, invitationUntil, invitedBy }) => {
    const state = joinedAt ? `joined ${day(joinedAt)}` : `invited, valid until ${day(invitationUntil)}`;
    return [email, role, state, invitedBy];
  });
  const rows = [...fixed, ...others];
  output(rows.length > 0 ? textTable(['address', 'role', 'state', 'invited by'], rows) : 'Nobody is in the team.');
};

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '-';

const invite: Run = async ([address, typedRole, typedLanguage = teamLanguage], output, context) => {
  const [email, role] = [readAddress(address), readChoice(staffRoles, 'role', typedRole)];
  const language = readChoice(languageCodes, 'language', typedLanguage);
  refuseIf(await inviteMember(context, { email, role, language }), email);
  output(`${email} is invited as ${role}. The mail leaves within a few seconds if a server runs.`);
};

const role: Run = async ([address, typedRole], output, context) => {
  const [email, to] = [readAddress(address), readChoice(staffRoles, 'role', typedRole)];
  refuseIf(await changeRole(context, { email }, to), email);
  output(`${email} is ${to} now.`);
};

const remove: Run = async ([address], output, context) => {
  const email = readAddress(address);
  refuseIf(await removeMember(context, { email }), email);
  output(`${email} is no longer in the team.`);
};

const reset: Run = async ([address], output, context) => {
  const email = readAddress(address);
  refuseIf(await resetSecondFactor(context, email), email);
  output(`The second factor of ${email} is reset. They are signed out everywhere, and sign in by e-mail alone.`);
};

type Refusal = Awaited<ReturnType<typeof inviteMember>>;

const refusals: Readonly<Record<Extract<Refusal, string>, string>> = {
  alreadyMember: 'is in the team already',
  alreadyInvited: 'has an open invitation; it can be sent again in the console',
  lastAdministrator: 'is the last administrator: make somebody else one first',
  unknownMember: 'is not known here. See npm run team -- list; addresses of STAFF_EMAILS are changed there',
  noLongerAdministrator: 'was not changed, because whoever asked for it is no longer an administrator',
};

const tooMany = 'was not invited, because too many invitations were sent today. Try again tomorrow';

function refuseIf(refusal: Refusal, email: string): void {
  if (refusal) throw new CommandError(`${email} ${typeof refusal === 'string' ? refusals[refusal] : tooMany}.`);
}

function readAddress(typed = ''): string {
  const email = readEmail(typed);
  if (emailProblem(email) === undefined) return email;
  throw new CommandError(`Name an e-mail address. ${typed ? `It is ${JSON.stringify(typed)}.` : 'It is missing.'}`);
}

function readChoice<Value extends string>(values: readonly Value[], what: string, typed: string | undefined): Value {
  const found = values.find((one) => one === typed);
  if (found) return found;
  const given = typed === undefined ? 'It is missing.' : `It is ${JSON.stringify(typed)}.`;
  throw new CommandError(`The ${what} must be one of ${values.join(', ')}. ${given}`);
}

const help = `Manages the team. The addresses of STAFF_EMAILS are always administrators, and are changed there.

  npm run team -- list                                        members and open invitations
  npm run team -- invite ana@company.example agent es         sends an invitation; the language is es if omitted
  npm run team -- role ana@company.example administrator      agent, editor or administrator
  npm run team -- remove ana@company.example                  ends a membership or an invitation
  npm run team -- reset-second-factor ana@company.example     for somebody who has lost phone and recovery codes`;

/** With the number of arguments that each takes at most. */
const actions: ReadonlyMap<string | undefined, { readonly run: Run; readonly most: number }> = new Map(
  Object.entries({
    list: { run: list, most: 0 },
    invite: { run: invite, most: 3 },
    role: { run: role, most: 2 },
    remove: { run: remove, most: 1 },
    'reset-second-factor': { run: reset, most: 1 },
  }),
);

export const team: Command = {
  help,
  async run([name, ...args], output, context) {
    const action = actions.get(name);
    const seeHelp = 'See npm run team -- --help';
    if (!action) throw new CommandError(`The action must be one of ${[...actions.keys()].join(', ')}. ${seeHelp}`);
    const superfluous = args.slice(action.most).join(' ');
    if (superfluous) throw new CommandError(`Nothing was done: ${name} does not take ${superfluous}. ${seeHelp}`);
    await action.run(args, output, context);
  },
};
