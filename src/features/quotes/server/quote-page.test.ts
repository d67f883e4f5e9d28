import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerAt, ofKind } from '#app/testing-live.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { readPicked, type Selected } from '../selected-items.ts';
import { writeShown } from '../selection.ts';
import { quoteStatusLimit } from './quote-of.ts';
import { quote } from './tables.ts';
import { quoteApp } from './testing-quotes.ts';

describe('the page of quotes without JavaScript', async () => {
  const database = await databaseForTests('embedded');
  const quotes = quoteApp(database);

  const path = '/support/quote/es';
  const shown = async (response: Response) => (await answerAt(response, '/support/quote')).quote;
  const chosen = [
    ['pick', 'product-wabot'],
    ['product-wabot.months', '99'],
    ['product-wabot.subscriptions', '5'],
    ['pick', 'quick-api'],
    ['quick-api.quantity', '2'],
    ['quick-cron.quantity', '2'],
    ['currency', 'USD'],
  ] as const;
  const contact = (email = `${randomUUID()}@example.com`) =>
    [
      ['name', 'Ana'],
      ['email', email],
      ['company', ''],
      ['note', 'Hola'],
      ['request_id', randomUUID()],
    ] as const;
  const idsOf = ({ selected }: { readonly selected: readonly Selected[] }) =>
    selected.map(({ item, amounts }) => [item.id, ...amounts].join('.'));

  it('shows the selection in the address, within its bounds', async () => {
    const answer = await quotes.get(
      `${path}?items=product-wabot.12.9999_nothing.1_quick-api&currency=cad&add=quick-api.3_quick-cron`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const choice = ofKind(await shown(answer), 'choose');
    expect(choice).toMatchObject({ kind: 'choose', currency: 'cad', problems: {}, typed: { name: '', email: '' } });
    expect(idsOf(choice)).toEqual(['product-wabot.12.500', 'quick-api.3', 'quick-cron.1']);
    expect(choice.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  it('uses the currency of the chosen country', async () => {
    const answer = await quotes.get(`${path}?items=quick-api`, { cookie: 'userCountry=co' });
    expect(await shown(answer)).toMatchObject({ currency: 'cop', country: 'co' });
  });

  it('redirects a form sent as a query to the short address', async () => {
    const answer = await quotes.get(`${path}?${new URLSearchParams(chosen.map(([name, value]) => [name, value]))}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${path}?items=product-wabot.36.5_quick-api.2&currency=USD`,
    ]);
  });

  it('renders the total again on request, with everything that was typed', async () => {
    const answer = await quotes.post(path, [...chosen, ...contact('half'), ['action', 'update']]);
    const choice = ofKind(await shown(answer), 'choose');
    expect(answer.status).toBe(200);
    expect(idsOf(choice)).toEqual(['product-wabot.36.5', 'quick-api.2']);
    expect(choice).toMatchObject({ typed: { name: 'Ana', email: 'half', note: 'Hola' }, problems: {} });
  });

  it('creates a quote once, and redirects to it', async () => {
    const fields = [...chosen, ...contact()];
    const [first, again] = [await quotes.post(path, fields), await quotes.post(path, fields)];
    const place = first.headers.get('location') ?? '';
    expect([first.status, place]).toEqual([303, expect.stringMatching(/^\/support\/quote\/es\?made=Q-/)]);
    expect(again.headers.get('location')).toBe(place);
    const made = await shown(await quotes.get(place));
    expect(made).toMatchObject({
      kind: 'made',
      state: 'valid',
      canPay: false,
      pdf: expect.stringMatching(/\/Q-.*\.pdf$/),
      quote: { language: 'es', name: 'Ana', note: 'Hola', total: 20 * 36 * 5 * 100 + 50_000 },
    });
  });

  it('creates another quote from a form that was changed after going back', async () => {
    const fields: readonly (readonly [string, string])[] = [...chosen, ...contact()];
    const placeOf = async (more: typeof fields) => (await quotes.post(path, more)).headers.get('location');
    const first = await placeOf(fields);
    const changed = fields.map((field) => (field[0] === 'note' ? (['note', 'Otra'] as const) : field));
    // The button pressed twice.
    const [other, again] = await Promise.all([placeOf(changed), placeOf(changed)]);
    expect(again).toBe(other);
    expect(other).toMatch(/made=Q-/);
    expect(other).not.toBe(first);
    expect(ofKind(await shown(await quotes.get(other ?? '')), 'made').quote).toMatchObject({ note: 'Otra' });
  });

  it.each([
    [[...chosen, ['name', ''], ['email', 'nobody']], { name: 'missing', email: 'invalid' }, 422],
    [contact(), { items: 'missing' }, 422],
    [[...contact(), ['pick', 'helpdesk-small'], ['currency', 'USD']], { items: 'byAgreement' }, 422],
    [[...contact(), ['pick', 'quick-invoicing'], ['currency', 'USD']], { items: 'onlyColombia' }, 422],
  ] as const)('shows problems next to their fields: %j', async (fields, problems, status) => {
    const answer = await quotes.post(path, fields);
    expect(answer.status).toBe(status);
    expect(await shown(answer)).toMatchObject({ kind: 'choose', problems });
  });

  it('says that the total has changed', async () => {
    const answer = await quotes.post(path, [...chosen, ...contact(), ['value', '1']]);
    expect(answer.status).toBe(409);
    expect(await shown(answer)).toMatchObject({ kind: 'choose', errorCode: 'changed', typed: { name: 'Ana' } });
  });

  it('compares the total only with the choice that it was shown for', async () => {
    const none = ['shown', 'usd'] as const;
    const answer = await quotes.post(path, [...chosen, ...contact(), ['value', '0'], none]);
    expect(answer.status, 'chosen since, without JavaScript').toBe(303);
    const shownFor = writeShown(readPicked(new URLSearchParams(chosen.map(([name, value]) => [name, value]))), 'usd');
    const same = await quotes.post(path, [...chosen, ...contact(), ['value', '1'], ['shown', shownFor]]);
    expect(same.status, 'a price has changed since').toBe(409);
  });

  it('refuses forms from other sites', async () => {
    const answer = await quotes.post(path, [...chosen, ...contact()], { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await shown(answer)).toMatchObject({ errorCode: 'otherSite' });
  });

  describe('a request about a quote', () => {
    const mixed = {
      currency: 'USD',
      items: [
        { id: 'quick-api', quantity: 1 },
        { id: 'helpdesk-small', years: 1 },
      ],
    };
    const ask = (id: string, about: string, headers = {}) =>
      quotes.post(
        path,
        [
          ['action', 'ask'],
          ['made', id],
          ['about', about],
        ],
        headers,
      );
    const ticketsAbout = async (id: string) =>
      (await database.db.select().from(ticket)).filter(({ message }) => message.includes(id));

    it('is one ticket of the quote’s person, however often it is pressed', async () => {
      const { id } = await quotes.make({ ...mixed, email: 'ana@example.com' });
      const answers = await Promise.all([ask(id, 'prices'), ask(id, 'prices')]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0]?.headers.get('location')).toBe(`${path}?made=${id}#open`);
      expect((await ask(id, 'prices')).status).toBe(303);
      const [sent, ...more] = await ticketsAbout(id);
      expect(more).toEqual([]);
      expect(sent).toMatchObject({ name: 'Ana Núñez', email: 'ana@example.com', language: 'es', state: 'new' });
      expect(sent?.message).toContain('Suppmail for a year');
      expect(sent?.message).not.toContain('API');
      const shownQuote = await shown(await quotes.get(`${path}?made=${id}`));
      expect(shownQuote).toMatchObject({ requests: { prices: sent?.reference } });
      await ask(id, 'invoice');
      expect(await ticketsAbout(id)).toHaveLength(2);
    });

    it('is refused from other sites, for an unknown quote, and without lines by agreement', async () => {
      const { id } = await quotes.make();
      expect((await ask(id, 'prices', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await ask('Q-2222-2222-2222', 'prices')).status).toBe(404);
      expect((await ask(id, 'anything')).status).toBe(404);
      expect((await ask(id, 'prices')).headers.get('location')).toBe(`${path}?made=${id}`);
      expect(await ticketsAbout(id)).toEqual([]);
    });
  });

  it('answers 404 for an unknown number', async () => {
    for (const number of ['Q-2222-2222-2222', 'nonsense']) {
      const answer = await quotes.get(`${path}?made=${number}`);
      expect(answer.status).toBe(404);
      expect(await shown(answer)).toMatchObject({ kind: 'choose', errorCode: 'unknown' });
    }
  });

  describe('the status of a quote', () => {
    const status = async (response: Response) => (await answerAt(response, '/support/status')).status;
    const look = async (id: string) => status(await quotes.get(`/support/status/en?quote=${id}`));

    it('is public, without personal data', async () => {
      const { id } = await quotes.make({ company: 'ACME' });
      const answer = await look(id.toLowerCase());
      expect(answer).toEqual({
        reference: id,
        email: '',
        quote: {
          reference: id,
          state: 'valid',
          currency: 'usd',
          total: 145_000,
          createdAt: expect.any(Number),
          validUntil: expect.any(Number),
        },
      });
    });

    it('is found by its typed number without an e-mail', async () => {
      const { id } = await quotes.make();
      const typed = await quotes.post('/support/status/en', [
        ['reference', ` ${id.replaceAll('-', ' ')} `],
        ['email', ''],
      ]);
      expect(await status(typed)).toMatchObject({ reference: id, quote: { state: 'valid' } });
      const none = await quotes.post('/support/status/en', [['reference', 'Q-2222-2222-2222']]);
      expect([none.status, (await status(none)).quote]).toEqual([404, null]);
    });

    it('shows that it has expired or is paid', async () => {
      const { id } = await quotes.make();
      await database.db
        .update(quote)
        .set({ validUntil: new Date(0) })
        .where(eq(quote.reference, id));
      expect((await look(id)).quote).toMatchObject({ state: 'expired' });
      const bought = { productId: null, planId: null, quoteReference: id, currency: 'usd', amount: 145_000 };
      const order = await insertTestOrder(database.db, { ...bought, state: 'paid' });
      expect((await look(id)).quote).toMatchObject({ state: 'paid' });
      await database.db.update(paymentOrder).set({ state: 'voided' }).where(eq(paymentOrder.id, order.id));
      expect((await look(id)).quote).toMatchObject({ state: 'expired' });
    });

    it('is unknown for a number that is not a quote', async () => {
      const answer = await quotes.get('/support/status/en?quote=Q-2222-2222-2222');
      expect(answer.status).toBe(404);
      expect(await status(answer)).toEqual({ reference: 'Q-2222-2222-2222', email: '', quote: null });
    });

    it('is rate-limited', async () => {
      const from = { 'x-forwarded-for': '203.0.113.99' };
      let last = 0;
      for (let n = 0; n <= quoteStatusLimit.most; n++) {
        last = (await quotes.get('/support/status/en?quote=Q-2222-2222-2222', from)).status;
      }
      expect(last).toBe(429);
    });
  });
});
