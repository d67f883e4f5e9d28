import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { sampleMailsOf } from '#platform/server/compose-features.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { attributesOf, parseHtml, readableText, textsOf } from '#platform/testing-html.ts';
import { htmlValidator } from '#platform/testing-html-validator.ts';
import { languageCodes } from '#site/languages.ts';
import { picturesIn } from '#ui/mail/pictures-in.ts';
import { makeSamples } from './sample-mails.ts';

const config = readConfig({ PUBLIC_URL: 'https://www.hormiga.example' });
const samples = [...(await makeSamples(config, sampleMailsOf(features)))];

const validator = htmlValidator({
  // Outlook knows only tables, old attributes and inline styles.
  'no-conditional-comment': 'off',
  'no-deprecated-attr': 'off',
  'no-inline-style': 'off',
  'prefer-tbody': 'off',
  // Subjects are as long as they have to be.
  'long-title': 'off',
  // A style of HTML, which is valid too.
  'doctype-style': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
});

/** The words alone: in HTML, a table and several lines stand for the punctuation of the text. */
const letters = (text: string) => text.replace(/[\s:,()]/g, '');

/** Their readers type the code in: there is nothing to open. */
const withoutButton = /^sample-\w\w-(code(-change-email)?|ticket-incomplete)$/;

describe.each(samples)('%s', (name, { of, subject, text, html = '' }) => {
  const $ = parseHtml(html);

  it('is valid HTML in its language', async () => {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(found).toEqual([]);
    expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([name.slice(7, 9), 'ltr']);
    expect($('title').text()).toBe(subject);
  });

  it('says the same as text and as HTML, with the same links, each on a line of its own', () => {
    const shown = letters(readableText($));
    const links = attributesOf($, 'a', 'href').map(String);
    const lines = text.split('\n').map((line) => line.replace(/^(?:> ?|- |-- $|=+$)/, ''));
    expect(lines.filter((line) => !shown.includes(letters(line)) && !links.includes(line))).toEqual([]);
    expect(links.filter((link) => !lines.includes(link))).toEqual([]);
  });

  it('has a heading that its text begins with, and one button if there is something to do', () => {
    const headings = textsOf($, 'h1, h2, h3');
    expect(headings).toHaveLength(1);
    expect(text.startsWith(`${headings[0]}\n===`)).toBe(true);
    expect($('td.action > a[href^="https:"]')).toHaveLength(withoutButton.test(name) ? 0 : 1);
  });

  it('has no empty fact, and no value that was not filled in', () => {
    const values = $('.half span, table td:not(:has(*))').toArray();
    expect(values.filter((value) => $(value).text().trim() === '')).toEqual([]);
    expect(text.split('\n').filter((line) => line !== '-- ' && line !== line.trimEnd())).toEqual([]);
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
  });

  it('has a subject that fits into a list of mails, and beside it not the first paragraph again', () => {
    if (of !== 'awkward') expect(subject.length).toBeLessThanOrEqual(78);
    const preview = $('body > div').text();
    const [firstParagraph] = textsOf($, 'td.body > p.ink').filter((text) => !/[,:]$/.test(text));
    expect(preview.length).toBeGreaterThan(10);
    expect(preview).not.toBe(firstParagraph);
  });

  it('loads nothing but the picture that it comes with, and is short enough to be shown whole', () => {
    const [head, ...others] = picturesIn(html);
    expect(attributesOf($, 'img', 'src')).toEqual([`cid:${head?.id}`]);
    expect($('img').attr('alt')).toBe('Hormiga');
    expect(others).toEqual([]);
    expect($('[onerror], [src]:not(img), [background], link, script, iframe, object, form')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
    // Gmail hides what comes after 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });
});

const namesOf = (which: string) =>
  samples.flatMap(([name, { of }]) => (of === which ? [name.replace(/^sample-(\w\w-awkward|\w\w)-/, '')] : []));

it('every mail to a visitor is in three languages, every mail to the team in its own, and none was lost', () => {
  const visitorMails = namesOf('en');
  expect(visitorMails.length).toBeGreaterThanOrEqual(28);
  for (const language of languageCodes) expect(namesOf(language)).toEqual(visitorMails);
  expect(namesOf('team').length).toBeGreaterThanOrEqual(9);
  expect(namesOf('team').filter((name) => visitorMails.includes(name))).toEqual([]);
});

it('mails are in the order of the features, and each feature shows its own under its name', () => {
  const groups = [...new Set(samples.map(([, { group }]) => group))];
  expect(groups).toEqual(['accounts', 'team', 'tickets', 'meetings', 'payments', 'quotes']);
});

it('what somebody typed is in mails to the team, and to a visitor if their address is proven or the team wrote it', () => {
  const withTyped = namesOf('team').filter((name) => !name.startsWith('payment') || name === 'payment-team-paid');
  const byTeam = ['ticket-answer', 'ticket-answer-closed', 'ticket-first', 'payment-delivered', 'payment-undelivered'];
  const refunds = ['payment-refunded', 'payment-refunded-second'];
  const expected = [...withTyped, ...byTeam, ...refunds, 'ticket-proven-visitor'];
  expect(namesOf('awkward').sort()).toEqual(expected.sort());
});
