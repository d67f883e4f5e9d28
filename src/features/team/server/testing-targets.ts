import { type Known, none, type Targets } from '#platform/server/testing-targets.ts';

const passkey = { id: 'e30', rawId: 'e30', type: 'public-key', clientExtensionResults: {} };

export const teamTargets: Targets = {
  '/api/passkey/start': none,
  '/api/passkey/start-adding': none,
  '/api/passkey/enter': {
    kind: 'json',
    bodies: () => [
      {
        credential: {
          ...passkey,
          response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
        },
      },
    ],
  },
  '/api/passkey/add': {
    kind: 'json',
    bodies: () => [
      {
        credential: {
          ...passkey,
          response: { clientDataJSON: 'e30', attestationObject: 'e30', transports: ['internal'] },
        },
      },
    ],
  },
};

/** The forms of the console. */
export function teamActions({ uuid, email }: Known) {
  return [
    { action: 'invite', email, role: 'editor', language: 'es' },
    { action: 'resendInvitation', member: uuid },
    { action: 'withdrawInvitation', member: uuid },
    { action: 'changeRole', member: uuid, role: 'editor' },
    { action: 'removeMember', member: uuid },
    { action: 'resetSecondFactor', email },
    { action: 'secondFactorRule', required: 'no' },
    { action: 'enterFactor', code: '123456', view: 'tickets' },
    { action: 'startTotp' },
    { action: 'confirmTotp', code: '123456' },
    { action: 'removeTotp' },
    { action: 'newRecoveryCodes' },
    { action: 'renamePasskey', passkey: uuid, name: 'Phone' },
    { action: 'removePasskey', passkey: uuid },
  ];
}
