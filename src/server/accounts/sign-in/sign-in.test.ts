import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { outboxMessage } from '#database/tables/outbox-message.ts';
import { verification } from '#database/tables/verification.ts';
import { databaseKinds, openTestDatabase } from '#database/testing.ts';
import { accountApp, answerIn, someAddress } from '../testing-accounts.ts';

describe.each(databaseKinds)('signing in on %s', { timeout: 60_000 }, (kind) => {
  let database: Database;
  let site: ReturnType<typeof accountApp>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    site = accountApp(database);
  }, 120_000);
  afterAll(() => database.close());

  const wrongCodeThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('asks for an address, sends a code there, and opens a session for whoever has it', async () => {
    const { post, send, codeFor, jar, handedOver } = { ...site, ...site.browser() };
    const email = 'Ana.Ñandú@Example.com';
    const asked = await post('/login/fr', { step: 'email', email, back: '/products/wabot/fr?x=1' });
    expect(asked.status).toBe(200);
    expect(await answerIn(asked)).toMatchObject({ path: '/login', signIn: { step: 'code', typed: { email }, problems: [] } });
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    const entered = await post('/login/fr', {
      ...{ step: 'code', email: email.toUpperCase(), back: '/products/wabot/fr?x=1' },
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/products/wabot/fr?x=1']);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('hormiga.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(handedOver()).toMatchObject({ usuario_correo: email.toLowerCase(), usuario_nombre: 'ana.ñandú' });
    expect(jar.has('hormiga.session_token')).toBe(true);
    const dashboard = await answerIn(await send('/dashboard/fr'));
    expect(dashboard).toMatchObject({ dashboard: { person: { email: email.toLowerCase(), language: 'fr' } } });
    const again = await send('/login/en?back=/code/en');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/code/en']);
  });
});
