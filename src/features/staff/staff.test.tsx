import { describe, expect, it } from 'vitest';
import { drawLive } from '#app/live.tsx';
import { languageCodes } from '#site/languages.ts';
import { testAnswers } from './testing-answers/all.ts';

describe.each(languageCodes)('the pages of the team in %s', (language) => {
  it.each(Object.entries(testAnswers))('render %s', (_name, staff) => {
    const { title, content } = drawLive({ path: '/staff', staff }, language);
    expect(title).not.toBe('');
    expect(content).toMatch(/^<div class="[^"]+" data-private="">/);
    // The Content-Security-Policy allows neither.
    expect(content).not.toMatch(/\sstyle=|<style|<script/);
    expect(content).not.toMatch(/\[object|undefined|NaN|\{\w+[,}]/);
    expect(content).not.toContain('<b>');
    const ids = [...content.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...content.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)];
    for (const [, list = ''] of references) for (const id of list.split(' ')) expect(ids).toContain(id);
  });
});

describe('the pages of the team', () => {
  type Name = keyof typeof testAnswers;
  const names = Object.keys(testAnswers) as Name[];
  const draw = (name: Name) => drawLive({ path: '/staff', staff: testAnswers[name] }, 'en');

  it('name the ticket in the title', () => {
    expect(draw('ticket').title).toMatch(/^H-7KQ2-94MX · Team/);
    expect(draw('payment').title).toMatch(/^P-7KQ2-94MX-3HTW · Team/);
    expect(draw('outbox').title).toMatch(/^Outbox · Team/);
  });

  it('mark the list in the menu that a ticket, a payment or a quote belongs to', () => {
    const marked = (name: Name) => /<a href="([^"]*)" aria-current="true"/.exec(draw(name).content)?.[1];
    expect(marked('ticket')).toBe('/staff/en');
    expect(marked('payment')).toBe('/staff/en?view=payments');
    expect(marked('quote')).toBe('/staff/en?view=quotes');
  });

  it.each(names)('say which time zone the times in %s are in', (name) => {
    const { content } = draw(name);
    if (/<time [^>]*class="[^"]*moment/.test(content)) expect(content).toContain('Times are those of Bogotá.');
  });

  it('confirm what was done as a status, and show errors as an alert', () => {
    expect(draw('ticket').content).toMatch(/role="status"[^>]*>.*The answer is on its way/);
    expect(draw('outbox').content).toMatch(/role="alert"[^>]*>.*is being sent at this moment/);
  });

  it('show open alerts above everything else', () => {
    expect(draw('outbox-stuck').content).toMatch(/role="alert"[^>]*>.*No mail leaves the site at the moment/);
    expect(draw('outbox-stuck').content.match(/role="alert"/g)).toHaveLength(5);
    expect(draw('outbox-empty').content).not.toContain('role="alert"');
  });

  it('show again what was typed', () => {
    expect(draw('ticket-wrong').content).toMatch(/aria-invalid="true"[^>]*>x{60}<\/textarea>/);
    expect(draw('marketing-wrong').content).toMatch(/value="tryit"/);
    expect(draw('marketing-wrong').content).toContain('Give a title');
    expect(draw('nothing').content).toContain('Ya va.</textarea>');
    const held = draw('ticket-held-written').content;
    expect(held).toMatch(/value="release".*Ya va\.<\/textarea>/);
    expect(held).not.toContain('value="answer"');
  });

  it('offer to deliver what is paid, once', () => {
    const offered = (name: Name) => draw(name).content.includes('name="action" value="deliver"');
    expect(names.filter(offered)).toEqual(['payment-paid']);
  });

  it('put payments without an order before everything else', () => {
    const { content } = draw('payments');
    expect(content).toMatch(/3 payments need somebody.*Paid without an order.*EUR 40000.*Paid twice.*name="q"/s);
    expect(draw('payments-empty').content).not.toContain('need');
  });

  it('search all meetings, unless past or cancelled ones are selected', () => {
    const filterOf = (name: Name) =>
      /<form[^>]*role="search"[\s\S]*?name="when" value="(\w+)"/.exec(draw(name).content)?.[1];
    expect(filterOf('bookings')).toBeUndefined();
    expect(filterOf('bookings-cancelled')).toBe('cancelled');
  });

  it('show a quote with a deleted owner without empty names and links', () => {
    expect(draw('quote').content).toContain('href="mailto:ana.restrepo%40transportes-del-oriente.example"');
    const { content } = draw('quote-forgotten');
    expect(content).not.toMatch(/mailto:|>(Name|E-mail)</);
    expect(draw('quotes').content).toContain('<bdi>–</bdi>');
  });

  it('show the total of a quote as its owner sees it', () => {
    expect(draw('quote').content).not.toContain('Total before taxes');
    expect(draw('quote-forgotten').content).toContain('Total before taxes');
  });

  it('offer the states that a ticket can change to', () => {
    const offered = (name: Name) =>
      [...draw(name).content.matchAll(/name="state" value="(\w+)"/g)].map(([, state]) => state);
    expect(offered('ticket-new')).toEqual(['answered', 'closed']);
    expect(offered('ticket')).toEqual(['closed', 'new']);
    expect(offered('ticket-closed')).toEqual(['new']);
    expect(offered('ticket-held')).toEqual([]);
  });
});
