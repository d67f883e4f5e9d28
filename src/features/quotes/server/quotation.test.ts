import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { user } from '#features/accounts/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { DocumentFailure } from '#platform/server/documents/send-document.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import type { DrawQuote } from '../quote.ts';
import { attachQuote } from './draw-quotes.ts';
import { quoteOf } from './quote-of.ts';
import { findQuote } from './store.ts';
import { quote } from './tables.ts';
import { quoteApp } from './testing-quotes.ts';

const failNow = () => () => {
  throw new Error('no');
};

describe('a quote', async () => {
  const database = await databaseForTests('embedded');
  const quotes = quoteApp(database);
  const taxed = quoteApp(database, { QUOTE_TAXES: 'co:IVA:19' });

  const mailsOf = async (reference: string) => {
    const found = await database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `quote:${reference}:%`));
    return {
      visitor: found.find(({ key }) => key.endsWith('visitor')),
      team: found.find(({ key }) => key.endsWith('team')),
    };
  };
  const fieldsOf = async (change: object, headers = {}) => {
    const response = await quotes.create({ ...change }, headers);
    const { CODE, DATA } = await response.json();
    return { status: response.status, code: CODE, fields: DATA.fields };
  };

  it('is saved with the prices of the catalogue', async () => {
    const made = await quotes.make({ company: 'ACME', note: 'Soon\r\nplease', value: '1450' });
    expect(made).toEqual({
      id: expect.stringMatching(/^Q(-[2-9A-HJKMNP-TV-Z]{4}){3}$/),
      pdf: `/api/services/quotation/download/${made.id}.pdf`,
      page: `/support/quote/en?made=${made.id}`,
      subtotal: '1450',
      total: '1450',
      currency: 'USD',
      valid_until: expect.stringMatching(/T04:59:59\.000Z$/),
    });
    expect(await findQuote(database.db, made.id)).toMatchObject({
      name: 'Ana Núñez',
      company: 'ACME',
      note: 'Soon\nplease',
      currency: 'usd',
      country: null,
      userId: null,
      selection: 'product-wabot.12.5_quick-api.1',
      subtotal: 145_000,
      total: 145_000,
      taxes: [],
      lines: [
        {
          id: 'product-wabot',
          name: 'Wabot: chat and messaging bot',
          amount: '12 months · 5 subscriptions',
          total: 120_000,
        },
        { id: 'quick-api', total: 25_000 },
      ],
    });
  });

  it('has the taxes of its country, in whole pesos', async () => {
    const pesos = { currency: 'COP', items: [{ id: 'product-wabot', months: 1, subscriptions: 1 }], lang: 'es' };
    expect(await taxed.make(pesos)).toMatchObject({ subtotal: '100000', total: '119000' });
    expect(await taxed.make({ ...pesos, country: 'us' })).toMatchObject({ total: '100000' });
    const { visitor } = await mailsOf((await taxed.make(pesos)).id);
    expect(visitor?.text).toMatch(/Antes de impuestos: .*100\.000[\s\S]*IVA: .*19\.000[\s\S]*Total: .*119\.000/);
    const chosen = await taxed.make({ items: pesos.items }, { cookie: 'userCountry=co' });
    expect(chosen).toMatchObject({ currency: 'USD', subtotal: '20', total: '23.80' });
  });

  it('is for one subscription if it says nothing about them', async () => {
    const one = await quotes.make({ items: [{ id: 'product-wabot', months: 12, subscriptions: 1 }] });
    const made = await quotes.make({ items: [{ id: 'product-wabot', months: 12 }] });
    expect([made.total, (await findQuote(database.db, made.id))?.selection]).toEqual([one.total, 'product-wabot.12.1']);
  });

  it('contains lines by agreement and lines with a price', async () => {
    const made = await quotes.make({
      items: [
        { id: 'helpdesk-small', years: 1 },
        { id: 'quick-api', quantity: 2 },
      ],
    });
    expect(made.total).toBe('500');
    const [first] = (await findQuote(database.db, made.id))?.lines ?? [];
    expect(first).not.toHaveProperty('total');
  });

  it('is refused with the right total if another one was shown', async () => {
    const answer = await quotes.create({ value: '1449.99' });
    expect((await quotes.create({ value: 1450 })).status).toBe(200);
    // A form without JavaScript shows no price.
    expect((await quotes.create({ value: '' })).status).toBe(200);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ CODE: 4, DATA: { currency: 'USD', value: '1450' } });
  });

  it.each([
    [{ items: [{ id: 'product-wabot', months: 37, subscriptions: 5 }] }, { 'items.0.months': 'from 1 to 36' }],
    [{ items: [{ id: 'product-wabot', subscriptions: 5 }] }, { 'items.0.months': 'missing' }],
    [{ items: [{ id: 'product-wabot' }] }, { 'items.0.months': 'missing' }],
    [{ items: [{ id: 'product-wabot', months: 12, users: 5 }] }, { 'items.0': 'users is not known' }],
    [
      { items: [{ id: 'quick-api', quantity: 1, subscriptions: 1 }] },
      { 'items.0.subscriptions': 'not asked for here' },
    ],
    [{ items: [{ id: 'development-api', hours: 15 }] }, { 'items.0.hours': 'from 10 to 500 in steps of 10' }],
    [{ items: [{ id: 'testing-load', hours: 29 }] }, { 'items.0.hours': 'from 30 to 500' }],
    [{ items: [{ id: 'consulting-5', hours: 5 }] }, { 'items.0.hours': 'not asked for here' }],
    [{ items: [{ id: 'nothing' }] }, { 'items.0.id': 'unknown' }],
    [{ items: [{ id: 'consulting-5' }, { id: 'consulting-5' }] }, { 'items.1.id': 'twice' }],
    [{ items: [{ id: 'quick-invoicing', quantity: 1 }] }, { 'items.0.id': 'onlyColombia' }],
    [{ items: [{ id: 'helpdesk-small', years: 1 }] }, { items: 'byAgreement' }],
    [{ items: [] }, { items: 'missing' }],
    [{ items: [{ id: 'quick-api', quantity: 'two' }] }, { 'items.0.quantity': 'invalid' }],
    [{ name: 'Ana www.example.com' }, { name: 'invalid' }],
    [{ name: 'see https://example.com' }, { name: 'invalid' }],
    [
      { name: ' ', email: 'nobody' },
      { name: 'missing', email: 'invalid' },
    ],
    [{ currency: 'EUR' }, { currency: 'invalid' }],
  ])('is refused for %j', async (change, fields) => {
    expect(await fieldsOf(change)).toEqual({ status: 422, code: 2, fields });
  });

  it('is created for the maximum amounts', async () => {
    expect((await quotes.create({ items: [{ id: 'product-wabot', months: 36, subscriptions: 500 }] })).status).toBe(
      200,
    );
  });

  it('is refused if the note is too long, and needs no note', async () => {
    expect(await fieldsOf({ note: 'x'.repeat(1001) })).toMatchObject({ status: 422, fields: { note: 'tooLong' } });
    expect((await quotes.create({ note: ' ', company: '' })).status).toBe(200);
  });

  it('can contain an item for Colombia, in pesos', async () => {
    const made = await quotes.make({ currency: 'COP', items: [{ id: 'quick-invoicing', quantity: 1 }] });
    expect(made.subtotal).toBe('1000000');
  });

  it('is mailed to the visitor in their language with the PDF, and to the team in Spanish', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id } = await quotes.make({ lang: 'FR', email, company: 'ACME', note: 'Vite <b>', currency: 'CAD' });
    const { visitor, team } = await mailsOf(id);
    expect(visitor).toMatchObject({
      recipient: email,
      replyTo: expect.stringContaining('@'),
      attachment: { kind: 'quote', reference: id },
      subject: expect.stringMatching(/^Votre soumission Q-/),
      text: expect.stringContaining(`http://site.test/support/quote/fr?made=${id}`),
    });
    expect(visitor?.text).toContain('Wabot\u00A0: robot de clavardage, 12 mois · 5 abonnements');
    expect(visitor?.text).toContain(`http://site.test/support/status/fr?quote=${id}`);
    expect(visitor?.text).toContain('items=product-wabot.12.5_quick-api.1&currency=CAD');
    expect(team).toMatchObject({ replyTo: email, subject: expect.stringMatching(/^Cotización Q-.*Ana Núñez/) });
    for (const part of ['ACME', email, 'Vite <b>', `/staff/es?view=quote&quote=${id}`, `${id}.pdf`]) {
      expect(team?.text).toContain(part);
    }
    expect(team?.html).toContain('Vite &lt;b&gt;');
    // The address is not verified, so typed text is only on the page.
    expect(visitor?.text).not.toMatch(/Vite|ACME/);
    expect(visitor?.text).toContain('La note que vous avez écrite n’est pas reprise');
  });

  it('is mailed in full only to a visitor who is signed in with the address', async () => {
    const [me] = await database.db
      .insert(user)
      .values({ name: 'Ana', email: `${randomUUID()}@example.com` })
      .returning();
    if (!me) throw new Error('The account was not created');
    const signedIn: ReadSignedIn = async () => ({ sessionId: randomUUID(), user: me, isStaff: false });
    const own = quoteApp(database, {}, { signedIn });
    const request = { name: 'Ana 2.0', note: 'See example.com' };
    const { visitor } = await mailsOf((await own.make({ ...request, email: me.email.toUpperCase() })).id);
    expect(visitor).toMatchObject({
      attachment: { isWhole: true },
      text: expect.stringContaining('\nHello Ana 2.0,\n'),
    });
    const other = (await mailsOf((await own.make(request)).id)).visitor;
    expect(other?.attachment).not.toHaveProperty('isWhole');
    expect(other?.text).toContain('\nHello,\n');
  });

  it('has a PDF only for requests with its number', async () => {
    const { id, pdf } = await quotes.make({ lang: 'es' });
    const paper = await quotes.get(pdf);
    expect(Object.fromEntries(paper.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${id}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': 'es',
    });
    expect(await paper.json()).toMatchObject({
      reference: id,
      verifyUrl: `http://site.test/support/status/es?quote=${id}`,
    });
    for (const other of ['Q-2222-2222-2222', 'nonsense', '..%2f']) {
      const answer = await quotes.get(`/api/services/quotation/download/${other}.pdf`);
      expect(answer.headers.get('content-type')).not.toContain('pdf');
    }
  });

  it('is attached to its mail as a PDF, and to no other mail', async () => {
    const { id } = await quotes.make({ lang: 'es', country: 'co' });
    const draw = vi.fn(async () => new Uint8Array([1]));
    const attach = attachQuote(database.db, draw, { publicUrl: 'http://site.test', payments: { kind: 'off' } });
    expect(await attach({ kind: 'quote', reference: id })).toEqual({
      name: `${id}.pdf`,
      type: 'application/pdf',
      content: new Uint8Array([1]),
    });
    const paper = { reference: id, language: 'es', country: 'co', currency: 'usd', subtotal: 145_000 };
    expect(draw.mock.calls).toMatchObject([[paper]]);
    const typed = { name: 'Your account is blocked', company: 'Peña & Hijos S.A.S.', note: 'Open evil.example' };
    const hostile = await quotes.make(typed);
    await attach({ kind: 'quote', reference: hostile.id });
    expect(draw.mock.lastCall).toMatchObject([{ name: '', company: undefined, email: '', note: undefined }]);
    await attach({ kind: 'quote', reference: hostile.id, isWhole: true });
    expect(draw.mock.lastCall).toMatchObject([typed]);
    await expect(attach({ kind: 'quote', reference: 'Q-2222-2222-2222' })).rejects.toThrow('there is no such quote');
    await expect(attach({ kind: 'receipt', reference: id })).rejects.toThrow('cannot make a receipt');
  });

  it('survives unknown languages, countries and kinds, but not an unknown currency', async () => {
    const stored = await findQuote(database.db, (await quotes.make({ country: 'us' })).id);
    if (!stored) throw new Error('The quote was not saved');
    const lines = stored.lines.map((line) => ({ ...line, kind: 'gone' }));
    expect(
      quoteOf(
        { ...stored, lines, language: 'de', country: 'xx' },
        { publicUrl: 'http://site.test', payments: { kind: 'off' } },
      ),
    ).toMatchObject({
      language: 'en',
      country: undefined,
      lines: [{ kind: 'product' }, { kind: 'product' }],
      verifyUrl: `http://site.test/support/status/en?quote=${stored.reference}`,
    });
    expect(() => quoteOf({ ...stored, currency: 'eur' }, { publicUrl: '', payments: { kind: 'off' } })).toThrow(
      'does not know: eur',
    );
  });

  it('is drawn as it is now, and answered with Retry-After if it cannot be drawn', async () => {
    const drawQuote = vi.fn<DrawQuote>(async () => new Uint8Array([1]));
    drawQuote.mockRejectedValueOnce(new DocumentFailure('it could not be drawn', { cause: 'a reason' }));
    const log: string[] = [];
    const drawn = quoteApp(database, {}, { drawQuote, log });
    const { id, pdf } = await drawn.make();
    const later = await drawn.get(pdf, { accept: 'application/pdf' });
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await later.json()).toMatchObject({ CODE: 3, DESCRIPTION: expect.stringMatching('Not ready') });
    expect(log.find((line) => line.includes('"level":40'))).toMatch(/it could not be drawn.*a reason/);
    expect((await drawn.get(pdf)).status).toBe(200);
    await database.db.update(quote).set({ name: '' }).where(eq(quote.reference, id));
    await drawn.get(pdf);
    expect(drawQuote.mock.lastCall).toMatchObject([{ name: '' }]);
  });

  it('a quote that fails is answered with the error text that other systems expect', async () => {
    const failing = { ...database, db: new Proxy(database.db, { get: failNow }) };
    const answer = await quoteApp(failing).create();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ CODE: 3, DESCRIPTION: 'Fallo al obtener los paises', DATA: {} });
    const away = { ...failing, ping: () => Promise.reject(new Error('away')) };
    for (const [lang, words] of [
      ['en', 'We can’t make the quote right now'],
      ['es', 'En este momento no podemos hacer la cotización'],
      ['fr', 'Nous ne pouvons pas préparer la soumission'],
    ]) {
      const later = await quoteApp(away).create({ lang });
      expect([later.status, later.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await later.json()).toMatchObject({ CODE: 3, DESCRIPTION: expect.stringMatching(words ?? '') });
    }
  });
});

describe.each(databaseKinds())('quotes on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const quotes = quoteApp(database);

  it('are created once by ten simultaneous requests', async () => {
    const request_id = randomUUID();
    const email = `${randomUUID()}@example.com`;
    const made = await Promise.all(Array.from({ length: 10 }, () => quotes.make({ request_id, email })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await database.db.select().from(quote).where(eq(quote.email, email))).toHaveLength(1);
    expect(await database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email))).toHaveLength(1);
    for (const change of [
      { currency: 'CAD' },
      { company: 'ACME' },
      { note: 'Soon' },
      { lang: 'es' },
      { country: 'us' },
    ]) {
      const other = await quotes.create({ request_id, email, ...change });
      expect(await other.json()).toMatchObject({ CODE: 2, DATA: { fields: { request_id: expect.any(String) } } });
    }
  });
});
