import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { testApp, testSite } from '#app/testing-app.ts';
import { answerAt, ofKind } from '#app/testing-live.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import type { Database } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { MeetingAnswer } from '../meeting-answer.ts';

const site = testSite();
let visitors = 0;

type Fields = Readonly<Record<string, string>>;
type Headers = Readonly<Record<string, string>>;

interface Options {
  readonly env?: Headers;
  readonly signedIn?: ReadSignedIn;
  readonly log?: string[];
}

/** An app for bookings, each from another network unless a test says otherwise. */
export function meetingApp(database: Database, { env, signedIn, log = [] }: Options = {}) {
  const { app } = testApp({
    database,
    site,
    log,
    env: { PUBLIC_URL: 'http://site.test', TRUST_PROXY: '1', FORM_SECRET: 'x'.repeat(32), ...env },
    ...(signedIn && { signedIn }),
  });
  const from = () => ({ 'x-forwarded-for': `2001:db8:${(visitors++).toString(16)}::1` });
  const browser = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const send = (path: string, init: RequestInit, headers: Headers) =>
    app.request(`http://site.test${path}`, { ...init, headers: { ...from(), ...headers } });
  const written = () => {
    return { name: 'Ana', email: `${randomUUID()}@example.com`, topic: 'Chatbot', lang: 'es', zone: 'America/Toronto' };
  };
  return {
    app,
    free: async () => (await send('/meetings/free', {}, {})).json(),
    book: (change: Readonly<Record<string, unknown>>, headers: Headers = {}) =>
      send(
        '/meetings/book',
        { method: 'POST', body: JSON.stringify({ ...written(), ...change }) },
        { 'content-type': 'application/json', accept: 'application/json', ...headers },
      ),
    get: (path: string, headers: Headers = {}) => send(path, {}, { ...browser, ...headers }),
    post: (fields: Fields, { path = '/meet/book/en', headers = {} }: { path?: string; headers?: Headers } = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }, { ...browser, ...headers }),
    form: (change: Fields = {}): Fields => ({ action: 'book', request_id: randomUUID(), ...written(), ...change }),
    /** The mails about one meeting, in the order in which they were queued. */
    mails: async (reference: string) => {
      const all = await database.db.select().from(outboxMessage).orderBy(asc(outboxMessage.createdAt));
      return all.filter(({ key }) => key.startsWith(`meeting:${reference}:`));
    },
  };
}

export async function shownIn<Kind extends MeetingAnswer['kind']>(response: Response, kind: Kind) {
  return ofKind((await answerAt(response, '/meet/book')).meeting, kind);
}
