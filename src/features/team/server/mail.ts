import { wordsIn } from '#content/words.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { type StaffRole, staffHref } from '#site/staff.ts';
import { mailIn } from '#ui/mail/mail-in.ts';
import { invitationDays, type TeamMember } from './members.ts';

declare module '#platform/server/mail/outbox.ts' {
  interface MailKeys {
    readonly 'member-invitation': `team-invitation:${string}`;
    readonly 'member-passkey': `team-security:${string}`;
    readonly 'member-reset': `team-security:${string}`;
  }
}

type SiteConfig = Pick<Config, 'publicUrl' | 'teamEmail'>;

interface Invitation {
  readonly member: Pick<TeamMember, 'id' | 'email' | 'invitedBy'>;
  readonly role: StaffRole;
  readonly language: Language;
  readonly token: string;
  readonly now: Date;
}

/** Contains nothing that anybody typed, besides the address of the member who invites. */
export function invitationMail({ publicUrl, teamEmail }: SiteConfig, invitation: Invitation): Mail {
  const { member, role, language, token, now } = invitation;
  const { mail, roles } = wordsIn(language).team;
  const words = mail.invitation;
  const values = { days: invitationDays, who: member.invitedBy, role: roles[role].name };
  const { write, heading, paragraph, button, signature, note } = mailIn(
    { kind: 'account', language, publicUrl, why: 'invitation' },
    values,
  );
  return {
    key: `team-invitation:${member.id}:${now.getTime()}`,
    recipient: member.email,
    replyTo: teamEmail,
    ...write(words.subject, [
      heading(words.title),
      paragraph(words.who),
      paragraph(roles[role].what),
      button(words.accept, publicUrl + withQuery(href('/staff', language), { invitation: token })),
      paragraph(words.how),
      signature(),
      note(words.mistake),
    ]),
  };
}

/** What changed in how a member signs in. */
export type SecurityNews = 'passkeyAdded' | 'passkeyRemoved' | 'totpAdded' | 'totpRemoved' | 'recoveryUsed' | 'reset';

interface Changed {
  readonly user: { readonly id: string; readonly email: string };
  readonly language: Language;
  readonly news: SecurityNews;
  readonly now: Date;
}

/** So that a member notices if somebody else changed it. */
export function securityMail({ publicUrl, teamEmail }: SiteConfig, { user, language, news, now }: Changed): Mail {
  const { mail } = wordsIn(language).team;
  const words = mail.security;
  const { write, heading, paragraph, button, signature, note } = mailIn({ kind: 'account', language, publicUrl });
  return {
    key: `team-security:${user.id}:${news}:${now.getTime()}`,
    recipient: user.email,
    replyTo: teamEmail,
    ...write(words.subject, [
      heading(words.news[news].title),
      paragraph(words.news[news].text),
      button(words.open, publicUrl + staffHref(language, { view: 'security' })),
      signature(),
      note(words.mistake),
    ]),
  };
}
