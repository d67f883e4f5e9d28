import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataEntries } from '#platform/database/data-folder.ts';
import type { Demo } from './demo-rows.ts';

/** What visitors attach to their first message, by its name. */
const files: Readonly<Record<string, string>> = {
  'usuarios.txt': 'Nombre;Cargo\nAlba Tresaguas;Bodega\nNicanor Montesol;Ventas\nGala Escampa;Contabilidad\n',
  'mensaje-de-error.txt': '2026-11-12 10:04:31 El mensaje se envió dos veces (código 409).\n',
  'inventory-api.txt': 'GET /items?since=2026-01-01\nAnswers 200 with a list of { sku, name, stock }.\n',
};

/** Attaches a file to the first message of a ticket. */
export function addFile({ random, rows }: Demo, ticket: { readonly id: string }): void {
  const name = random.pick(Object.keys(files));
  const bytes = Buffer.byteLength(files[name] ?? '');
  rows.attachments.push({ id: random.uuid(), ticketId: ticket.id, messageId: null, name, type: 'text/plain', bytes });
}

/** Writes the attached files where the site looks for them. */
export function writeFiles({ rows }: Demo, dataDir: string): void {
  const folder = join(dataDir, dataEntries.attachments);
  mkdirSync(folder, { recursive: true });
  for (const { id, name } of rows.attachments) writeFileSync(join(folder, id), files[name] ?? '');
}
