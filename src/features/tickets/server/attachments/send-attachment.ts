import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Attachment } from '../store/save-ticket.ts';
import { asAttachment } from './as-attachment.ts';

/** Hands out a file that came with a ticket, to be saved and never shown. */
export async function sendAttachment(c: AppContext, folder: string, { id, name, type }: Attachment): Promise<Response> {
  const content = await readFile(join(folder, id));
  return c.body(new Uint8Array(content), 200, {
    'Cache-Control': 'no-store',
    'Content-Disposition': asAttachment(name),
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
}
