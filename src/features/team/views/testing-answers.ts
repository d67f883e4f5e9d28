import { answer, email, longAddress, noon, person, uuid } from '#features/staff/testing-answer.ts';
import { msPerHour } from '#site/durations.ts';
import type { StaffSecurityView, StaffTeamView, TeamLine } from '../team-lines.ts';

const ways = { passkey: true, totp: true };
const line: TeamLine = {
  id: uuid(1),
  email: longAddress(1),
  name: person.name,
  role: 'agent',
  invitedBy: email,
  invitedAt: noon - 50 * msPerHour,
  joinedAt: noon - 40 * msPerHour,
  expiresAt: undefined,
  hasFactor: true,
};
const invited = { ...line, name: '', joinedAt: undefined, hasFactor: false };

const team: StaffTeamView = {
  kind: 'team',
  own: email,
  members: [
    {
      ...line,
      id: undefined,
      email,
      invitedBy: undefined,
      invitedAt: undefined,
      joinedAt: undefined,
      role: 'administrator',
    },
    line,
    { ...line, id: uuid(2), email: longAddress(2), name: '', role: 'editor', hasFactor: false },
  ],
  invitations: [
    { ...invited, id: uuid(3), email: longAddress(3), expiresAt: Date.now() + 90 * msPerHour },
    { ...invited, id: uuid(4), email: longAddress(4), expiresAt: noon - msPerHour * 24 * 400 },
  ],
  isFactorRequired: true,
  isFactorFixed: false,
  isRecent: true,
  ways,
};

const security: StaffSecurityView = {
  kind: 'security',
  passkeys: [
    { id: uuid(1), name: 'Google Password Manager', addedAt: noon - 90 * msPerHour, usedAt: noon - msPerHour },
    { id: uuid(2), name: '', addedAt: noon - 90 * msPerHour, usedAt: undefined },
    // As long as names may be, with a word that fits no phone.
    {
      id: uuid(3),
      name: `YubiKey_of_the_office_in_Bucaramanga_${'x'.repeat(12)} and a spare`,
      addedAt: noon,
      usedAt: noon,
    },
  ],
  totpAddedAt: noon - 99 * msPerHour,
  pending: undefined,
  recoveryLeft: 9,
  isFirst: false,
  isRecent: true,
  ways,
};
const none = {
  ...security,
  passkeys: [],
  totpAddedAt: undefined,
  recoveryLeft: 0,
  ways: { passkey: false, totp: false },
};
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const pending = { key, address: `otpauth://totp/Hormiga:${email}?secret=${key}&issuer=Hormiga` };
const codes = Array.from({ length: 10 }, (_, n) => `ABCD${n}-EFGH${n}`);
const invitation = {
  kind: 'invitation',
  token: 'x',
  invitedBy: email,
  email: 'p•••@transportes-del-oriente.example',
  role: 'agent',
} as const;
const before = { menu: undefined };

export const teamAnswers = {
  team: answer(team, { done: 'invited' }),
  'team-wrong': answer(
    { ...team, isFactorRequired: false, members: team.members.slice(0, 1), invitations: [] },
    { typed: { action: 'invite', email: 'ana', role: 'editor', language: 'fr' }, problems: { email: 'email' } },
  ),
  'team-confirm': answer({ ...team, isRecent: false }, { errorCode: 'confirmFirst' }),
  'team-fixed': answer({ ...team, isFactorFixed: true }),
  'team-optional': answer({ ...team, isFactorRequired: false }, { done: 'factorOptional' }),
  'team-without-factor': answer({ ...team, isFactorRequired: false, ways: none.ways }, { errorCode: 'ownFactorFirst' }),
  'team-sign-in-again': answer({ ...team, isRecent: false, ways: none.ways }),
  security: answer(security),
  'security-none': answer(none),
  'security-first': answer({ ...none, isFirst: true }, before),
  'security-pending': answer(
    { ...none, pending },
    { typed: { action: 'confirmTotp', code: '1' }, problems: { code: 'wrong' } },
  ),
  'security-codes': answer(security, { recoveryCodes: codes, done: 'totpAdded' }),
  'security-confirm': answer({ ...security, isRecent: false, recoveryLeft: 0 }),
  'factor-both': answer({ kind: 'factor', ways, next: { view: 'ticket', ticket: 'H-7KQ2-94MX' } }, before),
  'factor-wrong': answer(
    { kind: 'factor', ways: { passkey: false, totp: true }, next: {} },
    { ...before, typed: { action: 'enterFactor', code: '1' }, problems: { code: 'wrong' } },
  ),
  'invitation-sign-in': answer({ ...invitation, state: 'signIn' }, { ...before, email: '' }),
  'invitation-other': answer({ ...invitation, state: 'other' }, before),
  'invitation-accept': answer({ ...invitation, state: 'accept' }, before),
  'invitation-expired': answer({ ...invitation, state: 'expired' }, before),
  'not-allowed': answer(
    { kind: 'nothing' },
    { menu: [['overview'], ['marketing'], ['security']], errorCode: 'notAllowed' },
  ),
};
