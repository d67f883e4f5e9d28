import { z } from 'zod';
import { boundedList, boundedText } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { signOutPath } from './sign-in.ts';

export const signOut = defineCall({
  method: 'get',
  path: signOutPath,
  summary: 'Sign out',
  description:
    'Ends the session of this browser, and with it its tokens for the bell. A link on another site does not end it.',
  response: envelopeOf(nothing),
  redirect: 'Sent to the start page, unless the request accepts application/json.',
  errors: [],
});

/** In characters of base64. Devices send a few hundred. */
const binary = boundedText(8_000);

/** What `navigator.credentials` returns, as JSON. */
const credential = {
  id: boundedText(1_400),
  rawId: boundedText(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.strictObject({}),
};

const publicKey = z.literal('public-key');
const requirement = z.enum(['required', 'preferred', 'discouraged']);
const knownPasskeys = z.array(
  z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()).exactOptional() }),
);

/** The options for `navigator.credentials.get()` as JSON. Challenges and ids are bytes in base64url. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.number().exactOptional(),
  userVerification: requirement,
  allowCredentials: knownPasskeys.exactOptional(),
});

/** The options for `navigator.credentials.create()` as JSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: publicKey })),
  timeout: z.number().exactOptional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).exactOptional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
      residentKey: requirement.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: requirement.exactOptional(),
    })
    .exactOptional(),
  excludeCredentials: knownPasskeys.exactOptional(),
});

export type PasskeyRequestOptions = z.output<typeof requestOptions>;
export type PasskeyCreationOptions = z.output<typeof creationOptions>;

export const startPasskey = defineCall({
  method: 'post',
  path: '/api/passkey/start',
  summary: 'Begin to sign in with a passkey',
  description: 'Returns what navigator.credentials.get() needs. It is valid for five minutes, in this browser.',
  response: envelopeOf(z.object({ options: requestOptions })),
  errors: ['otherSite', 'tooManyRequests'],
  ownPagesOnly: true,
});

export const enterWithPasskey = defineCall({
  method: 'post',
  path: '/api/passkey/enter',
  summary: 'Sign in with a passkey',
  description: 'Opens a session for the owner of the passkey, or proves the second factor of the one who is signed in.',
  request: z.object({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: binary,
        authenticatorData: binary,
        signature: binary,
        userHandle: binary,
      }),
    }),
  }),
  response: envelopeOf(z.object({ isMember: z.boolean() })),
  errors: ['notSignedIn', 'otherSite', 'tooManyRequests'],
  ownPagesOnly: true,
});

export const startAddingPasskey = defineCall({
  method: 'post',
  path: '/api/passkey/start-adding',
  summary: 'Begin to add a passkey',
  description: 'For team members who have just proven who they are. Returns what navigator.credentials.create() needs.',
  response: envelopeOf(z.object({ options: creationOptions })),
  errors: ['notSignedIn', 'otherSite', 'tooManyRequests'],
  ownPagesOnly: true,
});

export const addPasskey = defineCall({
  method: 'post',
  path: '/api/passkey/add',
  summary: 'Add a passkey',
  description: 'Saves the passkey that navigator.credentials.create() has made.',
  request: z.object({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: binary,
        attestationObject: binary,
        transports: boundedList(boundedText(20), 10).optional(),
      }),
    }),
  }),
  response: envelopeOf(nothing),
  errors: ['notSignedIn', 'otherSite', 'tooManyRequests'],
  ownPagesOnly: true,
});
