import { mountPasskeys, type NotePasskey } from '#features/accounts/server/second-factor/passkey-routes.ts';
import { isRecent } from '#features/accounts/server/second-factor/required.ts';
import { currentTime } from '#platform/database/clock.ts';
import { defineFeature, type ViewDeps } from '#platform/server/feature.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { perNetwork } from '#platform/server/security/write-limits.ts';
import { administrators, everyone } from '../roles.ts';
import type { Confirmation } from '../team-lines.ts';
import { noteSecurity } from './actions.ts';
import { team } from './command.ts';
import { logView } from './log.ts';
import { teamData } from './personal-data.ts';
import {
  confirmTotpForm,
  enterFactor,
  newRecoveryCodesForm,
  removePasskeyForm,
  removeTotpForm,
  renamePasskeyForm,
  securityView,
  startTotpForm,
} from './security.ts';
import {
  changeRoleForm,
  invite,
  removeMemberForm,
  resendInvitationForm,
  resetSecondFactorForm,
  secondFactorRuleForm,
  teamView,
  withdrawInvitationForm,
} from './staff.ts';
import { teamMember } from './tables.ts';

export const teamFeature = defineFeature({
  name: 'team',
  // Passkeys belong to accounts, but the log of the team says when a member adds one.
  mount(app, deps) {
    const { config } = deps;
    const notePasskey: NotePasskey = (tx, user) => {
      const by = { staffEmail: user.email, at: currentTime() };
      return noteSecurity(tx, { by, config }, user, { news: 'passkeyAdded', action: 'security-passkey-added' });
    };
    mountPasskeys(app, { ...deps, notePasskey });
  },
  writeLimits: {
    // Each start is stored for five minutes.
    'POST /api/passkey/start': perNetwork(100),
    'POST /api/passkey/enter': perNetwork(300),
    'POST /api/passkey/start-adding': perNetwork(60),
    'POST /api/passkey/add': perNetwork(60),
  },
  commands: { team },
  console: {
    views: {
      team: {
        roles: administrators,
        read: (_place, deps) => {
          const { email } = deps.staff.user;
          return teamView(deps.db, deps.config, { email, ...confirmationOf(deps) });
        },
      },
      log: { roles: administrators, read: (place, { db, config }) => logView(db, config, place) },
      security: {
        roles: everyone,
        read: (_place, deps) => {
          const { user, member } = deps.staff;
          const isFirst = member.secondFactor === 'missing';
          const reader = { userId: user.id, email: user.email, isFirst, ...confirmationOf(deps) };
          return securityView(deps.db, deps.config, reader);
        },
      },
    },
    actions: {
      invite: { roles: administrators, handle: invite },
      resendInvitation: { roles: administrators, handle: resendInvitationForm },
      withdrawInvitation: { roles: administrators, handle: withdrawInvitationForm },
      changeRole: { roles: administrators, handle: changeRoleForm },
      removeMember: { roles: administrators, handle: removeMemberForm },
      resetSecondFactor: { roles: administrators, handle: resetSecondFactorForm },
      secondFactorRule: { roles: administrators, handle: secondFactorRuleForm },
      // About oneself.
      enterFactor: { roles: everyone, handle: enterFactor },
      startTotp: { roles: everyone, handle: startTotpForm },
      confirmTotp: { roles: everyone, handle: confirmTotpForm },
      removeTotp: { roles: everyone, handle: removeTotpForm },
      newRecoveryCodes: { roles: everyone, handle: newRecoveryCodesForm },
      renamePasskey: { roles: everyone, handle: renamePasskeyForm },
      removePasskey: { roles: everyone, handle: removePasskeyForm },
    },
  },
  sampleMails: () => import('./sample-mails.ts'),
  // Members stay as long as they are in the team; then as long as the log, which names them.
  tables: [{ table: teamMember, stored: [since('staff-log', teamMember.removedAt)] }],
  personalData: teamData,
});

function confirmationOf({ staff, now }: Pick<ViewDeps, 'staff' | 'now'>): Confirmation {
  const { provenAt, factors } = staff.member;
  return { isRecent: isRecent(provenAt, now), ways: factors };
}
