import { z } from 'zod';
import { boundedText, numberText, plainLine } from '#platform/contracts/bounded-input.ts';
import { defineCall } from '#platform/contracts/call.ts';
import { envelopeOf, nothing } from '#platform/contracts/envelope.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';

/** Identifies the caller. The token is the one in `userInfo`, which gives access to the bell only. */
const asker = {
  token: boundedText(inputBounds.key).describe('As it stands in userInfo'),
  email: plainLine(320).trim().describe('The address of whom the token was made for'),
};

const wrongNumber = 'must be the number of a notification';

export const getNotifications = defineCall({
  method: 'post',
  path: '/api/app/notificaciones_campana',
  summary: 'What the bell has to tell',
  description:
    'The notifications that somebody has not read yet, the newest first, in the language that Accept-Language prefers. CODE 6 where there are none.',
  request: z.object(asker),
  response: envelopeOf(
    z.array(z.object({ id: z.int(), titulo: z.string(), contenido: z.string() })).describe('The newest first'),
  ),
  errors: ['notSignedIn', 'notReady'],
});

export const markNotification = defineCall({
  method: 'post',
  path: '/api/app/estado_notificacion_campana',
  summary: 'Mark a notification as read',
  description: 'Marking it again does no harm. One of somebody else is not found.',
  request: z.object({
    notificacion_id: numberText(wrongNumber).pipe(z.int(wrongNumber).positive().max(2_147_483_647)),
    ...asker,
  }),
  response: envelopeOf(nothing),
  errors: ['notSignedIn', 'notFound', 'tooManyRequests', 'notReady'],
});

export const getUserInfo = defineCall({
  method: 'post',
  path: '/api/app/usuario_info',
  summary: 'Who is signed in in this browser',
  description: 'By the session’s cookie: what the page keeps as userInfo, with a new token for the bell.',
  response: envelopeOf(
    z.object({
      token: z.string(),
      usuario_correo: z.string(),
      usuario_nombre: z.string(),
      usuario_foto: z.string().describe('The address of the picture; empty where there is none'),
      foto: z.string().describe('The same'),
    }),
  ),
  errors: ['notSignedIn', 'tooManyRequests', 'notReady'],
  ownPagesOnly: true,
});
