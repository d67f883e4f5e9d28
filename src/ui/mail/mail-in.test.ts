import { expect, it } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';
import { mailIn } from './mail-in.ts';
import type { MailPart } from './parts.ts';

const frame = { kind: 'ticket', language: 'fr', publicUrl: 'https://site.test' } as const;
const mail = mailIn(frame, { reference: 'R-1' });
const { label, greeting, heading, paragraph, notice, quote, facts, link, button, signature } = mail;
const write = (...parts: readonly MailPart[]) => mail.write('Objet Q-7KQ2-94MX-3HTW <b>', parts);

it('escapes every text and every address in HTML, and none in text', () => {
  const hostile = `<img src=x> "&' {reference}`;
  const labels = { one: hostile, none: 'Rien', empty: 'Vide' };
  const moment = {
    label: hostile,
    written: hostile,
    date: hostile,
    time: hostile,
    zone: hostile,
    month: hostile,
    day: hostile,
    weekday: hostile,
  };
  const { text, html } = write(
    label(hostile, { text: hostile, tone: 'good' }),
    greeting(hostile),
    notice('{name}', { name: hostile }),
    quote(hostile),
    { kind: 'code', text: hostile },
    { kind: 'list', items: [hostile] },
    facts(labels, { one: hostile, none: undefined, empty: '' }),
    {
      kind: 'prices',
      title: hostile,
      lines: [{ label: hostile, detail: hostile, value: hostile }],
      sums: [{ label: hostile, value: hostile }],
      total: { label: hostile, value: hostile },
    },
    { kind: 'moments', moments: [moment, moment] },
    { kind: 'link', text: hostile, href: `https://site.test/?a="><img src=x>&b=1` },
  );
  expect(html).not.toMatch(/<img src=x|Rien|Vide|Objet[^<]*<b>/);
  expect(html.match(/&lt;img src=x&gt; &quot;&amp;&#39; \{reference\}/g)).toHaveLength(29);
  expect(html).toContain('<a href="https://site.test/?a=&quot;&gt;&lt;img src=x&gt;&amp;b=1"');
  expect(text).toContain(`\n\n> ${hostile}\n\n${hostile}\n\n- ${hostile}\n\n${hostile}\u00a0: ${hostile}\n\n`);
});

it('puts values into messages, and the sender below', () => {
  const { subject, text, html } = write(
    paragraph('{reference} de {company}'),
    button('Voir', 'https://site.test/a'),
    link('Lire', 'https://site.test/b'),
    signature(),
  );
  expect(subject).toBe('Objet Q-7KQ2-94MX-3HTW <b>');
  expect(text).toBe(`Objet Q-7KQ2-94MX-3HTW <b>
==========================

R-1 de Hormiga

Voir
https://site.test/a

Lire
https://site.test/b

L’équipe de Hormiga

-- 
Vous recevez ce courriel parce que vous nous avez écrit sur site.test.

Hormiga Software S.A.S. · Bucaramanga, Santander, Colombie
https://site.test/
`);
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr" dir="ltr">/);
});

it('has the subject as its heading unless there is another, and never divides a reference', () => {
  const h1 = (html: string) => parseHtml(html)('h1').html();
  expect(h1(write().html)).toBe('Objet <span style="white-space:nowrap">Q-7KQ2-94MX-3HTW</span> &lt;b&gt;');
  const { text, html } = write(heading('Votre code'));
  expect(h1(html)).toBe('Votre code');
  expect(parseHtml(html)('td.body').text().split('Votre code')).toHaveLength(2);
  expect(text).toMatch(/^Votre code\n==========\n/);
});

it('shows in a list of mails what its subject and its first paragraph do not say', () => {
  const preview = (...parts: MailPart[]) =>
    parseHtml(write(heading('Titre'), greeting(), ...parts).html)('body > div').text();
  const first = paragraph('Le premier.');
  const second = paragraph('Le second.');
  const open = button('Voir la demande', 'https://site.test/a');
  const total = { label: 'Total', value: '250 $ US' };
  const prices: MailPart = { kind: 'prices', lines: [{ label: 'Un site' }, { label: 'Un robot' }], sums: [], total };
  expect(preview(first, prices, second, open)).toBe('Un site, Un robot · 250 $ US');
  expect(preview(first, { ...prices, lines: [] }, second)).toBe('Le second.');
  expect(preview(first, second, quote('Bonjour'), open)).toBe('Bonjour');
  expect(preview(first, paragraph('Nos heures :'), second, open)).toBe('Le second. · Voir la demande');
  expect(preview(first, open)).toBe('Voir la demande');
  expect(preview(first)).toBe('Titre');
});

it('quotes line by line', () => {
  const { text, html } = write(quote('Un\n\nDeux'));
  expect(html).toContain('>Un<br><br>Deux</blockquote>');
  expect(text).toContain('> Un\n>\n> Deux\n');
});
