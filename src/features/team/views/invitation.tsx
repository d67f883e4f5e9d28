import { brand } from '#content/brand.ts';
import { signOutPath } from '#features/accounts/sign-in.ts';
import { usePage } from '#platform/page/page.ts';
import { href, withQuery } from '#site/address.ts';
import { format } from '#site/message.ts';
import { staffHref } from '#site/staff.ts';
import { Button } from '#ui/button.tsx';
import { ListPage } from '#ui/console/view-head.tsx';
import { row, stack } from '#ui/layout.ts';
import { atTop, panelLook } from '#ui/look.ts';
import type { StaffInvitationView } from '../team-lines.ts';
import style from './team.module.css';

/** How long a link is valid: the server says the same in the mail. */
const days = 7;

/** What the link in an invitation opens. */
export function InvitationView({ view }: { view: StaffInvitationView }) {
  const { words, language } = usePage();
  const { invitation, roles } = words.team;
  const { state, invitedBy, email, role, token } = view;
  const own = withQuery(href('/staff', language), { invitation: token });
  if (state === 'expired')
    return (
      <ListPage title={invitation.title}>
        <div className={stack(4, panelLook, atTop, style.box)}>
          <p>{format(invitation.expired, language, { days })}</p>
          <div className={row(3)}>
            <Button href={staffHref(language)} look="secondary">
              {invitation.console}
            </Button>
          </div>
        </div>
      </ListPage>
    );
  const text = { signIn: invitation.signIn, other: invitation.other, accept: invitation.accept }[state];
  return (
    <ListPage title={invitation.title}>
      <div className={stack(4, panelLook, atTop, style.box)}>
        <p>
          <strong>
            {format(invitation.who, language, { who: invitedBy, company: brand.name, role: roles[role].name })}
          </strong>
        </p>
        <p>{roles[role].what}</p>
        <p>{format(text, language, { email })}</p>
        <div className={row(3)}>
          {state === 'signIn' && (
            <Button href={withQuery(href('/login', language), { back: own })}>{invitation.signInButton}</Button>
          )}
          {state === 'other' && (
            <Button href={signOutPath} look="secondary">
              {invitation.signOut}
            </Button>
          )}
          {state === 'accept' && (
            <form method="post" action={own}>
              <Button type="submit">{invitation.acceptButton}</Button>
            </form>
          )}
        </div>
      </div>
    </ListPage>
  );
}
