import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { answerAt, ofKind } from '#app/testing-live.ts';
import type { Member, ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { session, user } from '#features/accounts/server/tables.ts';
import { attachmentFiles } from '#features/tickets/server/attachments.ts';
import { type NewTicket, saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import { testAttachments } from '#features/tickets/server/testing-attachments.ts';
import type { Database } from '#platform/database/database.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffAnswer, StaffView } from '../staff-answer.ts';

export const staffEmail = 'eva@hormiga.example';
const ownerEmail = 'ana@example.com';

type Who = 'nobody' | 'ana' | 'eva';

type Fields = Readonly<Record<string, string>>;

interface RequestOptions {
  readonly who?: Who;
  readonly headers?: Readonly<Record<string, string>>;
}

const site = testSite();

const member: Member = {
  role: 'administrator',
  secondFactor: 'passed',
  factors: { passkey: false, totp: false },
  provenAt: new Date(),
  hasEntered: true,
};

/** An app with two accounts: Eva is in the team, Ana is not. A request header says who makes the request. */
export async function staffApp(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-staff-'));
  const people = await database.db
    .insert(user)
    .values([
      { name: 'Eva', email: staffEmail },
      { name: 'Ana', email: ownerEmail, language: 'fr' },
    ])
    .returning();
  const sessions = new Map<string, string>();
  for (const { id: userId } of people) {
    const expiresAt = new Date(Date.now() + 60 * 60_000);
    const [opened] = await database.db.insert(session).values({ userId, token: randomUUID(), expiresAt }).returning();
    sessions.set(userId, opened?.id ?? '');
  }
  const signedIn: ReadSignedIn = async (c) => {
    const known = people.find(({ name }) => name.toLowerCase() === c.req.header('x-test-who'));
    const isStaff = known?.email === staffEmail;
    return (
      known && { sessionId: sessions.get(known.id) ?? '', user: known, isStaff, member: isStaff ? member : undefined }
    );
  };
  const log: string[] = [];
  const woken = { times: 0 };
  const wakeMail = () => void woken.times++;
  const env = { STAFF_EMAILS: staffEmail, DATA_DIR: dataDir, PUBLIC_URL: 'https://www.hormiga.example' };
  const { app } = testApp({ database, site, env, log, signedIn, wakeMail });

  const request = (init: RequestInit, path: string, { who = 'eva', headers = {} }: RequestOptions) => {
    const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    return app.request(path, { ...init, headers: { ...browser, 'x-test-who': who, ...headers } });
  };
  const get = (path: string, options: RequestOptions = {}) => request({}, path, options);
  const post = (fields: Fields, { path = '/staff/en', ...options }: RequestOptions & { path?: string } = {}) =>
    request({ method: 'POST', body: new URLSearchParams(fields).toString() }, path, {
      ...options,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
    });
  /** Sends a form with files, as browsers do. */
  const upload = (fields: Fields, files: Readonly<Record<string, string>>, options: RequestOptions = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const [name, content] of Object.entries(files)) body.append('attachments', new File([content], name));
    return request({ method: 'POST', body }, '/staff/en', options);
  };
  return {
    app,
    dataDir,
    upload,
    log,
    woken,
    get,
    post,
    owner: people.find(({ email }) => email === ownerEmail)?.id ?? '',
    /** Sends a form that is expected to succeed, and follows the redirect. */
    done: async (fields: Fields) => {
      const response = await post(fields, { path: '/staff/es' });
      expect(response.status).toBe(303);
      const location = response.headers.get('location') ?? '';
      return { location, answer: await answerIn(await get(location)) };
    },
    refused: async (fields: Fields, status: number) => {
      const response = await post(fields);
      expect(response.status).toBe(status);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return answerIn(response);
    },
    /** The logged actions of the team, the latest first. */
    actionsOn: async (subject: string) =>
      (await listActions(database.db, { subject, limit: 100 })).map(({ action }) => action),
    saveTicket: async (change: Partial<NewTicket> = {}, files: Parameters<typeof testAttachments>[1] = []) => {
      const written = { name: 'Ana', email: 'Ana@Example.com', message: 'Hola', language: 'es', createdAt: new Date() };
      const attachments = await testAttachments(join(dataDir, 'attachments'), files);
      return saveTicket(
        database.db,
        { ...written, ...change },
        {
          limits: [],
          files: attachmentFiles(attachments),
          mailsOf: () => [],
        },
      );
    },
  };
}

export async function answerIn(response: Response): Promise<StaffAnswer> {
  return (await answerAt(response, '/staff')).staff;
}

export async function viewIn<Kind extends StaffView['kind']>(response: Response, kind: Kind) {
  return ofKind((await answerIn(response)).view, kind);
}
