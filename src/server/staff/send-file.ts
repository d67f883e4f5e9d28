import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '#database/database.ts';
import { type Doer, noteAction } from '#database/staff/staff-actions.ts';
import { findAttachment } from '#database/tickets/find-attachment.ts';
import type { AppContext } from '../app-context.ts';
import { asAttachment } from './as-attachment.ts';

interface Parts {
  readonly db: Db;
  readonly by: Doer;
  readonly folder: string;
}

/** Hands out a file that came with a ticket, to be saved and never shown. Undefined: there is none of that id. */
export async function sendFile(
  c: AppContext,
  typedId: string,
  { db, by, folder }: Parts,
): Promise<Response | undefined> {
  const { data: id } = z.uuid().toLowerCase().safeParse(typedId);
  const found = id && (await findAttachment(db, id));
  if (!found) return undefined;
  const { attachment, reference } = found;
  const content = await readFile(join(folder, attachment.id));
  await noteAction(db, by, { action: 'file-downloaded', subject: reference, details: { file: attachment.id } });
  return c.body(new Uint8Array(content), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': asAttachment(attachment.name),
    'Content-Type': attachment.type.startsWith('text/') ? `${attachment.type}; charset=utf-8` : attachment.type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
