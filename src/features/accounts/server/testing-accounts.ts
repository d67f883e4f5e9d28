import { randomUUID } from 'node:crypto';
import { and, desc, eq, like } from 'drizzle-orm';
import { testApp, testSite, withLength } from '#app/testing-app.ts';
import type { Database } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { user } from './tables.ts';

const site = testSite();
let visitors = 0;

type Fields = Readonly<Record<string, string | File>>;

/** An app with accounts, and browsers with cookie jars. */
export function accountApp(
  database: Database,
  env: Readonly<Record<string, string>> = {},
  log: string[] = [],
  more: Partial<Parameters<typeof testApp>[0]> = {},
) {
  const { app } = testApp({
    database,
    site,
    log,
    env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://site.test', ...env },
    ...more,
  });

  /** The last code that was sent to an address. */
  async function codeFor(email: string): Promise<string> {
    const [mail] = await database.db
      .select()
      .from(outboxMessage)
      .where(and(eq(outboxMessage.recipient, email), like(outboxMessage.key, 'code:%')))
      .orderBy(desc(outboxMessage.createdAt))
      .limit(1);
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
  }

  async function idOf(email: string): Promise<string> {
    const [found] = await database.db.select().from(user).where(eq(user.email, email));
    return found?.id ?? '';
  }

  function browser(headers: Readonly<Record<string, string>> = {}) {
    const jar = new Map<string, string>();
    const from = `2001:db8:2:${(visitors++).toString(16)}::1`;

    async function send(
      path: string,
      init: RequestInit & { headers?: Record<string, string> } = {},
    ): Promise<Response> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const all = {
        host: 'site.test',
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        ...(cookie && { cookie }),
        ...headers,
        ...init.headers,
      };
      // A header with an empty value is not sent.
      const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      const response = await app.request(`http://site.test${path}`, await withLength({ ...init, headers: sent }));
      for (const line of response.headers.getSetCookie()) saveCookie(line);
      return response;
    }

    function saveCookie(line: string): void {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      if (/max-age=0\b/i.test(line)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }

    const post = (path: string, fields: Fields, extra: Record<string, string> = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return send(path, { method: 'POST', body, headers: extra });
    };
    const call = (path: string, body: unknown, extra: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...extra },
      });
    async function signIn(email = someAddress(), path = '/login/en', fields: Fields = {}): Promise<string> {
      await post(path, { step: 'email', email, ...fields });
      await post(path, { step: 'code', email, code: await codeFor(email), ...fields });
      return email;
    }
    /** What the page has to store as userInfo. */
    const handedOver = () => JSON.parse(decodeURIComponent(jar.get('userInfo') ?? 'null'));
    return { jar, send, post, call, signIn, handedOver };
  }

  return { app, browser, codeFor, idOf };
}

/** The part of a picture that the server checks. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

export const someAddress = () => `${randomUUID()}@example.com`;
