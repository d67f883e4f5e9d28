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
