import type { Mistyped } from '#platform/contracts/staff.ts';
import { usePage } from '#platform/page/page.ts';
import { languages } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { staffRoles } from '#site/staff.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup, Radio } from '#ui/choice.tsx';
import { classNames } from '#ui/class-names.ts';
import { Box } from '#ui/console/facts.tsx';
import fold from '#ui/console/fold.module.css';
import { ActionForm } from '#ui/console/forms.tsx';
import { Moment } from '#ui/console/moment.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { TextField } from '#ui/field.tsx';
import { muted, note, row, stack } from '#ui/layout.ts';
import { breakable, ruled } from '#ui/look.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { StaffTeamView, TeamLine } from '../team-lines.ts';
import { ConfirmBox } from './factor.tsx';
import style from './team.module.css';

/** Who is in the team, open invitations, and the form to invite somebody. */
export function TeamView({ view, mistyped }: { view: StaffTeamView; mistyped: Mistyped }) {
  const { words } = usePage();
  const { members, invitations } = words.team;
  const { isRecent } = view;
  return (
    <ListPage title={words.staff.views.team} lead={members.lead}>
      {!isRecent && <ConfirmBox of={view} next={{ view: 'team' }} mistyped={mistyped} />}
      <Box id="members" title={members.caption}>
        <FactorRule view={view} />
        <ul className={classNames(ruled, style.members)}>
          {view.members.map((line) => (
            <MemberRow key={line.email} line={line} own={view.own} isOpen={isRecent} />
          ))}
        </ul>
      </Box>
      <Box id="invitations" title={invitations.title}>
        {view.invitations.length === 0 ? (
          <p className={muted}>{invitations.empty}</p>
        ) : (
          <ul className={classNames(ruled, style.members)}>
            {view.invitations.map((line) => (
              <InvitationRow key={line.email} line={line} isOpen={isRecent} />
            ))}
          </ul>
        )}
      </Box>
      {isRecent && <InviteForm mistyped={mistyped} />}
    </ListPage>
  );
}

/** Whether everyone needs a second factor, and the button that changes it. */
function FactorRule({ view: { isFactorRequired, isFactorFixed, isRecent, ways } }: { readonly view: StaffTeamView }) {
  const { members } = usePage().words.team;
  const canChange = isFactorRequired || ways.passkey || ways.totp;
  return (
    <div className={stack(2)}>
      <p className={note}>
        {isFactorRequired ? members.required : members.optional} {isFactorFixed && members.factorFixed}
        {!isFactorFixed && !canChange && members.ownFactorFirst}
      </p>
      {isRecent && canChange && !isFactorFixed && (
        <ActionForm action="secondFactorRule" values={{ required: isFactorRequired ? 'no' : 'yes' }} once>
          <Button type="submit" look="secondary" size="small">
            {isFactorRequired ? members.makeOptional : members.require}
          </Button>
        </ActionForm>
      )}
    </div>
  );
}

interface RowProps {
  readonly line: TeamLine;
  /** Whether changes can be made now. */
  readonly isOpen: boolean;
}

const roleTones = { agent: 'info', editor: 'neutral', administrator: 'success' } as const;

function MemberRow({ line, own, isOpen }: RowProps & { readonly own: string }) {
  const { words, language } = usePage();
  const { members, roles } = words.team;
  const { id, email, name, role, joinedAt, invitedBy, hasFactor } = line;
  return (
    <li className={stack(2)}>
      <div className={row(3)}>
        <div className={classNames(breakable, style.who)}>
          <strong>
            <bdi>{name || <Breakable>{email}</Breakable>}</bdi>
          </strong>
          {email === own && ` · ${members.you}`}
          <p className={note}>
            {name && <Breakable>{email}</Breakable>}
            {name && ' · '}
            {id === undefined && members.fixed}
            {joinedAt !== undefined && <Moment at={joinedAt} />}
            {invitedBy && ` · ${format(members.invitedBy, language, { who: invitedBy })}`}
          </p>
        </div>
        <div className={row(2, style.facts)}>
          <Badge tone={roleTones[role]}>{roles[role].name}</Badge>
          <Badge tone={hasFactor ? 'success' : 'neutral'}>{hasFactor ? members.hasFactor : members.noFactor}</Badge>
        </div>
      </div>
      {isOpen && (email !== own || id !== undefined) && <MemberForms line={line} isOwn={email === own} />}
    </li>
  );
}

function MemberForms({ line, isOwn }: { readonly line: TeamLine; readonly isOwn: boolean }) {
  const { words, language } = usePage();
  const { members, roles } = words.team;
  const { id, email, role, hasFactor } = line;
  if (id === undefined && !hasFactor) return null;
  return (
    <details className={classNames(fold.fold, style.member)}>
      <summary>
        {members.manage}
        <span className="visually-hidden"> {email}</span>
      </summary>
      <div className={stack(4, style.forms)}>
        {id !== undefined && (
          <ActionForm action="changeRole" values={{ member: id }} once className={stack(3, style.narrow)}>
            <SelectField
              id={`role-${id}`}
              name="role"
              label={format(members.roleOf, language, { who: email })}
              defaultValue={role}
              options={staffRoles.map((one) => ({ value: one, label: roles[one].name }))}
            />
            <div>
              <Button type="submit" look="secondary" size="small">
                {members.saveRole}
              </Button>
            </div>
          </ActionForm>
        )}
        {hasFactor && !isOwn && (
          <ActionForm action="resetSecondFactor" values={{ email }} once className={stack(2)}>
            <p className={note}>{members.resetHint}</p>
            <div>
              <Button type="submit" look="secondary" size="small">
                {members.reset}
              </Button>
            </div>
          </ActionForm>
        )}
        {id !== undefined && (
          <ActionForm action="removeMember" values={{ member: id }} once className={stack(2)}>
            <p className={note}>{members.removeHint}</p>
            <div>
              <Button type="submit" look="secondary" size="small" className={style.danger}>
                {members.remove}
              </Button>
            </div>
          </ActionForm>
        )}
      </div>
    </details>
  );
}

function InvitationRow({ line, isOpen }: RowProps) {
  const { words, language } = usePage();
  const { invitations, members, roles } = words.team;
  const { id, email, role, invitedAt, invitedBy, expiresAt } = line;
  const isExpired = expiresAt === undefined || expiresAt < Date.now();
  return (
    <li className={stack(2)}>
      <div className={row(3)}>
        <div className={classNames(breakable, style.who)}>
          <strong>
            <Breakable>{email}</Breakable>
          </strong>
          <p className={note}>
            {invitedAt !== undefined && <Moment at={invitedAt} />}
            {invitedBy && ` · ${format(members.invitedBy, language, { who: invitedBy })}`}
            {!isExpired && (
              <>
                {` · ${invitations.until} `}
                <Moment at={expiresAt} />
              </>
            )}
          </p>
        </div>
        <div className={row(2, style.facts)}>
          {isExpired && <Badge tone="danger">{invitations.expired}</Badge>}
          <Badge tone={roleTones[role]}>{roles[role].name}</Badge>
        </div>
      </div>
      {isOpen && id !== undefined && (
        <div className={row(3)}>
          <ActionForm action="resendInvitation" values={{ member: id }} once>
            <Button type="submit" look="secondary" size="small">
              {invitations.resend}
              <span className="visually-hidden"> {email}</span>
            </Button>
          </ActionForm>
          <ActionForm action="withdrawInvitation" values={{ member: id }} once>
            <Button type="submit" look="secondary" size="small">
              {invitations.withdraw}
              <span className="visually-hidden"> {email}</span>
            </Button>
          </ActionForm>
        </div>
      )}
    </li>
  );
}

function InviteForm({ mistyped: { typed = {}, problems = {} } }: { readonly mistyped: Mistyped }) {
  const { words, language } = usePage();
  const { invite, roles } = words.team;
  const isOurs = typed['action'] === 'invite';
  const was = (name: string) => (isOurs ? typed[name] : undefined);
  const error = (name: keyof typeof invite.problems) =>
    isOurs && problems[name] !== undefined ? invite.problems[name] : undefined;
  return (
    <Box id="invite" title={invite.title}>
      <ActionForm action="invite" once className={stack(4, style.narrow)}>
        <TextField
          id="invite-email"
          name="email"
          type="email"
          label={invite.email}
          hint={invite.emailHint}
          error={error('email')}
          defaultValue={was('email')}
          autoComplete="off"
          maxLength={254}
          required
          autoFocus={error('email') !== undefined}
        />
        <ChoiceGroup id="invite-role" label={invite.role} error={error('role')}>
          {staffRoles.map((role) => (
            <Radio
              key={role}
              id={`invite-role-${role}`}
              name="role"
              value={role}
              label={roles[role].name}
              hint={invite.roleHints[role]}
              defaultChecked={(was('role') ?? 'agent') === role}
            />
          ))}
        </ChoiceGroup>
        <SelectField
          id="invite-language"
          name="language"
          label={invite.language}
          error={error('language')}
          defaultValue={was('language') ?? language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div>
          <Button type="submit">{invite.send}</Button>
        </div>
      </ActionForm>
    </Box>
  );
}
