import { describe, expect, it, vi } from 'vitest';
import { drawLive } from '#app/live.tsx';
import {
  attributesOf,
  danglingReferences,
  expectSound,
  parseHtml,
  readableText,
  textsOf,
} from '#platform/testing-html.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { testAnswers } from './testing-answers.ts';

describe.each(languageCodes)('the pages of the team in %s', (language) => {
  it.each(Object.entries(testAnswers))('render %s', (_name, staff) => {
    const { title, content } = drawLive({ path: '/staff', staff }, language);
    expect(title).not.toBe('');
    const $ = parseHtml(content);
    expect($.root().children('div').attr('data-private')).toBe(staff.email ? '' : undefined);
    expect($('h1')).toHaveLength(1);
    expectSound($);
    // What visitors write in the answers contains this.
    expect($('b')).toHaveLength(0);
    expect(danglingReferences($)).toEqual([]);
  });
});

describe('the pages of the team', () => {
  type Name = keyof typeof testAnswers;
  const names = Object.keys(testAnswers) as Name[];
  const titleOf = (name: Name) => drawLive({ path: '/staff', staff: testAnswers[name] }, 'en').title;
  const draw = (name: Name) => parseHtml(drawLive({ path: '/staff', staff: testAnswers[name] }, 'en').content);
  const textIn = (name: Name) => readableText(draw(name));

  it('name the ticket in the title', () => {
    expect(titleOf('ticket')).toMatch(/^H-7KQ2-94MX · Team/);
    expect(titleOf('payment')).toMatch(/^P-7KQ2-94MX-3HTW · Team/);
    expect(titleOf('outbox')).toMatch(/^Mail sent · Team/);
  });

  it('mark the list in the menu that a ticket, a payment or a quote belongs to', () => {
    const marked = (name: Name) => attributesOf(draw(name), 'a[aria-current=true]', 'href');
    expect(marked('ticket')).toEqual(['/staff/en']);
    expect(marked('payment')).toEqual(['/staff/en?view=payments']);
    expect(marked('quote')).toEqual(['/staff/en?view=quotes']);
  });

  it.each(names)('say which time zone the times in %s are in', (name) => {
    if (draw(name)('time[class*=moment]').length > 0) expect(textIn(name)).toContain('All times are Bogotá time.');
  });

  it('count in the menu what waits, also as text', () => {
    const $ = draw('tickets');
    expect(textsOf($, 'nav a[href="/staff/en"] .visually-hidden')).toEqual(['1,000+ waiting']);
    expect($('nav a[href="/staff/en?view=quotes"] span')).toHaveLength(0);
  });

  it('mark who has to be answered today, and who waited too long, also as text', () => {
    const { view } = testAnswers.tickets;
    if (view.kind !== 'tickets') throw new Error('This is another view');
    const ages = (at: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
      const dueAt = Date.parse('2026-11-24T05:00:00Z');
      const tickets = view.tickets
        .slice(0, 1)
        .map((line) => ({ ...line, waitingSince: Date.parse('2026-11-20T23:00:00Z'), dueAt }));
      const staff = { ...testAnswers.tickets, view: { ...view, tickets } };
      const $ = parseHtml(drawLive({ path: '/staff', staff }, 'en').content);
      vi.useRealTimers();
      return [$('[data-reference]').attr('data-age'), readableText($).includes('Not answered by the end of')];
    };
    // Written on a Friday evening.
    expect(ages('2026-11-22T20:00:00Z')).toEqual(['fresh', false]);
    expect(ages('2026-11-23T12:00:00Z')).toEqual(['soon', false]);
    expect(ages('2026-11-24T05:00:00Z')).toEqual(['late', true]);
  });

  it('show no numbers for words that are in too many tickets to count, and say that older ones were not searched', () => {
    const states = (name: Name) => textsOf(draw(name), 'nav[aria-label=Status] a').join(', ');
    expect(states('tickets')).toBe('All 1,000+, Waiting 1,000+, Answered 87, Closed 311, Quarantine 9');
    expect(states('found-common')).toBe('All, Waiting, Answered, Closed, Quarantine');
    expect(textIn('found-common')).toContain('older ones were not searched');
    expect(textIn('tickets')).not.toContain('older ones were not searched');
  });

  it('name each mail by what it is about, and link to that', () => {
    const $ = draw('outbox');
    expect(textsOf($, 'tbody th')).toContainEqual(expect.stringContaining('Answer to the visitor'));
    expect(attributesOf($, 'tbody th a', 'href')).toContain('/staff/en?view=ticket&ticket=H-7KQ2-94MX');
  });

  it('name the buttons of a mail by who wrote it, about what and when, and never by an id', () => {
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/;
    for (const name of ['outbox', 'incoming'] as const) {
      const buttons = textsOf(draw(name), 'td :is(a, button)');
      expect(buttons.length).toBeGreaterThan(3);
      expect(buttons.filter((text) => uuid.test(text))).toEqual([]);
    }
    const discard = textsOf(draw('incoming'), 'button:contains("Delete")');
    expect(discard[0]).toMatch(/^Delete Message 48151623 in the folder INBOX\/Soporte, Nov 20/);
    expect(discard[1]).toMatch(/^Delete \S+@\S+, No subject, Nov 20/);
    expect(new Set(discard).size).toBe(discard.length);
  });

  it('offer to fetch a message again that could not be fetched, and nothing that needs its text', () => {
    const $ = draw('incoming');
    const row = $('tr').filter((_, element) => $(element).text().includes('48151623'));
    expect(
      row
        .find('form [name=action]')
        .map((_, field) => $(field).val())
        .get(),
    ).toEqual(['retryIncoming', 'discardIncoming']);
  });

  it('tell of attempts to pay in the words of the page, and show a status that is not known as it came', () => {
    const attempts = (language: Language, status: string) => {
      const { view } = testAnswers.payment;
      if (view.kind !== 'payment') throw new Error('This is another view');
      const [attempt] = view.attempts;
      if (!attempt) throw new Error('Nobody tried to pay');
      const events = [{ status, sentAt: 0, receivedAt: 0 }];
      const staff = { ...testAnswers.payment, view: { ...view, attempts: [{ ...attempt, events }] } };
      const $ = parseHtml(drawLive({ path: '/staff', staff }, language).content);
      return textsOf($, 'section:has(> #attempts) li').join(' ');
    };
    expect(attempts('en', 'PENDING')).toMatch(/Declined.*With the bank/);
    expect(attempts('es', 'APPROVED')).toMatch(/Rechazado.*Aprobado/);
    expect(attempts('fr', 'VOIDED')).toMatch(/Refusé.*Annulé/);
    expect(attempts('fr', 'CHARGED_BACK')).toMatch(/Refusé.*CHARGED_BACK/);
  });

  it('confirm what was done as a status, and show errors as an alert', () => {
    expect(draw('ticket')('[role=status]').text()).toContain('The answer is on its way');
    expect(draw('outbox')('[role=alert]').text()).toContain('is being sent right now');
  });

  it('show open alerts above everything else', () => {
    const alerts = textsOf(draw('outbox-stuck'), '[role=alert] li');
    expect(alerts).toHaveLength(6);
    expect(alerts).toContainEqual(expect.stringContaining('No mail is leaving the site at the moment'));
    expect(draw('outbox-empty')('[role=alert]')).toHaveLength(0);
  });

  it('show again what was typed', () => {
    expect(draw('ticket-wrong')('textarea[aria-invalid=true]').val()).toMatch(/x{60}$/);
    expect(draw('marketing-wrong')('[value=tryit]')).toHaveLength(1);
    expect(textIn('marketing-wrong')).toContain('Enter a title');
    expect(draw('nothing')('textarea').val()).toMatch(/Ya va\.$/);
    const held = draw('ticket-held-written');
    expect(held('form:has([value=release]) ~ form textarea, form:has([value=release]) textarea').val()).toMatch(
      /Ya va\.$/,
    );
    expect(held('button[value=answer]')).toHaveLength(0);
  });

  it('offer to deliver what is paid, once', () => {
    const offered = (name: Name) => draw(name)('[name=action][value=deliver]').length;
    expect(names.filter(offered)).toEqual(['payment-paid']);
    expect(offered('payment-paid')).toBe(1);
  });

  it('put payments without an order before everything else', () => {
    const $ = draw('payments');
    expect(readableText($)).toMatch(/3 payments need attention.*Paid without an order.*EUR 40000.*Paid twice/);
    const places = $('*').toArray();
    const twice = $('*:contains("Paid twice")').last().get(0);
    const list = $('table').get(0);
    if (!twice || !list) throw new Error('One of them is missing');
    expect(places.indexOf(twice)).toBeLessThan(places.indexOf(list));
    expect(textIn('payments-empty')).not.toContain('need');
  });

  it('search all meetings, unless past or cancelled ones are selected', () => {
    const filterOf = (name: Name) => draw(name)('form[role=search] [name=when]').val();
    expect(filterOf('bookings')).toBeUndefined();
    expect(filterOf('bookings-cancelled')).toBe('cancelled');
  });

  it('show a quote with a deleted owner without empty names and links', () => {
    const mailTo = 'a[href="mailto:ana.restrepo@transportes-del-oriente.example"]';
    expect(draw('quote')(mailTo)).toHaveLength(1);
    const forgotten = draw('quote-forgotten');
    expect(forgotten('a[href^="mailto:"]')).toHaveLength(0);
    expect(textsOf(forgotten, '*')).not.toContainEqual(expect.stringMatching(/^(Name|E-mail)$/));
    expect(textsOf(draw('quotes'), 'bdi')).toContain('–');
  });

  it('offer the states that a ticket can change to', () => {
    const offered = (name: Name) => attributesOf(draw(name), '[name=state]', 'value');
    const closing = (name: Name) => draw(name)('[value=close], [value=closeAndNotify]').length;
    expect([closing('ticket-new'), closing('ticket-closed'), closing('ticket-held')]).toEqual([2, 0, 0]);
    expect(offered('ticket-new')).toEqual(['answered']);
    expect(offered('ticket')).toEqual(['new']);
    expect(offered('ticket-closed')).toEqual(['new']);
    expect(offered('ticket-held')).toEqual([]);
  });
});
