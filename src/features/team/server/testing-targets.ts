import { none, type Targets } from '#platform/server/testing-targets.ts';

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
