import { z } from 'zod';
import { boundedText, numberText, plainLine } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';

/** Identifies the caller. The token is the one in `userInfo`, which gives access to the bell only. */
const caller = {
  token: boundedText(inputBounds.key).describe('The token in userInfo'),
  email: plainLine(320).trim().describe('The address that the token was issued for'),
};

const wrongNumber = 'must be the number of a notification';

export const getNotifications = defineCall({
  method: 'post',
  path: '/api/app/notificaciones_campana',
  summary: 'Unread notifications of the bell',
  description:
    'The newest notifications that the visitor has not read yet, in the language that Accept-Language prefers, and how many there are in all. CODE 6 if there are none.',
  request: z.object(caller),
  response: envelopeOf(
    z
      .array(
        z.object({
          id: z.int(),
          titulo: z.string(),
          contenido: z.string(),
          url: z.string().optional().describe('The page that it is about, for the signed-in visitor'),
        }),
      )
      .describe('The newest first'),
  ).extend({ TOTAL: z.int().optional().describe('The number of all unread notifications') }),
  errors: ['notSignedIn', 'notReady'],
});

export const markNotification = defineCall({
  method: 'post',
  path: '/api/app/estado_notificacion_campana',
  summary: 'Mark a notification as read',
  description: 'Marking it again does no harm. A notification of another account is not found.',
  request: z.object({
    notificacion_id: numberText(wrongNumber).pipe(z.int(wrongNumber).positive().max(2_147_483_647)),
    ...caller,
  }),
  response: envelopeOf(nothing),
  errors: ['notSignedIn', 'notFound', 'tooManyRequests', 'notReady'],
});

export const getUserInfo = defineCall({
  method: 'post',
  path: '/api/app/usuario_info',
  summary: 'The visitor who is signed in in this browser',
  description: 'Identified by the session cookie: what the page stores as userInfo, with a new token for the bell.',
  response: envelopeOf(
    z.object({
      token: z.string(),
      usuario_correo: z.string(),
      usuario_nombre: z.string(),
      usuario_foto: z.string().describe('The address of the picture; empty if there is none'),
      foto: z.string().describe('The same'),
    }),
  ),
  errors: ['notSignedIn', 'tooManyRequests', 'notReady'],
  ownPagesOnly: true,
});
