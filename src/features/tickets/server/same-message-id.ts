import { keyedHash } from '#platform/server/security/keyed-hash.ts';
import { uuidOfHash } from '#platform/server/security/uuid-of-hash.ts';
import type { ReadTicket } from './read-ticket.ts';

/**
 * What a message is known by, beside the id that its sender may have given it: the same text of the same sender on the
 * same day, with the same files, is the same message. So it is one, too, where it was sent once with JavaScript and once
 * without, or from two tabs; pages are the same for everybody, so that none can hold an id of its own.
 */
export function sameMessageId(secret: string, { sent, attachments }: ReadTicket, now: Date): string {
  const { nombre_cliente, email_cliente, phone = '', descripcion } = sent;
  const files = attachments.map(({ sha256 }) => sha256);
  const day = now.toISOString().slice(0, 10);
  const written = JSON.stringify([nombre_cliente, email_cliente, phone, descripcion, files, day]);
  return uuidOfHash(keyedHash(secret, 'message', written));
}
