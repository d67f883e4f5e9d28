import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testApp, testSite } from '#app/testing-app.ts';
import type { Database } from '#platform/database/database.ts';
import { createTicket } from '../contract.ts';

export const testSecret = 'a secret that only the tests know';
/** The API key of a system that the tests configure. */
export const testApiKey = 'k'.repeat(32);

type Fields = Readonly<Record<string, string | readonly File[] | undefined>>;

const site = testSite();
let senders = 0;

/** An app that accepts tickets, each from a different sender unless the test sets one. */
export function ticketApp(database: Database, log: string[] = [], more: Partial<Parameters<typeof testApp>[0]> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-tickets-'));
  const usual = { DATA_DIR: dataDir, FORM_SECRET: testSecret, TRUST_PROXY: '1', API_KEYS: `crm:${testApiKey}` };
  const { app } = testApp({ database, site, log, ...more, env: { ...usual, ...more.env } });
  const post = (body: BodyInit | null, headers: Record<string, string> = {}) => {
    const sender = `2001:db8:${(senders++).toString(16)}::1`;
    return app.request(createTicket.path, { method: 'POST', body, headers: { 'x-forwarded-for': sender, ...headers } });
  };
  return {
    app,
    dataDir,
    post,
    send: (change: Fields = {}, headers?: Record<string, string>) => post(ticketForm(change), headers),
  };
}

/** A complete ticket; a field that is set to undefined is left out. */
export function ticketForm(change: Fields): FormData {
  const written = { nombre_cliente: 'Ana', email_cliente: `${randomUUID()}@example.com`, descripcion: 'Hola' };
  const form = new FormData();
  for (const [name, value] of Object.entries<Fields[string]>({ ...written, ...change })) {
    if (typeof value === 'string') form.append(name, value);
    else for (const file of value ?? []) form.append(name, file);
  }
  return form;
}
