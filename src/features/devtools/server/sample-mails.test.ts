import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { sampleMails } from './sample-mails.ts';

const samples = [...sampleMails(readConfig({ PUBLIC_URL: 'https://www.hormiga.example' }))];

const settings = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
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
  },
});
const validator = new HtmlValidate(settings);

/** Without spaces, and without the colon between a label and its value, which are two cells of a table in HTML. */
const letters = (text: string) => text.replace(/[\s:]/g, '');
const unescaped = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

describe.each(samples)('%s', (_, { text, html = '' }) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect(found).toEqual([]);
  });

  it('says the same as text and as HTML, with the same links', () => {
    const [, body = ''] = html.split('</head>');
    const shown = letters(unescaped(body.replace(/<[^>]+>/g, '')));
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => unescaped(link));
    const lines = text.split('\n').map((line) => line.replace(/^(?:> ?|- |-- $)/, ''));
    expect(lines.filter((line) => !shown.includes(letters(line)) && !links.includes(line))).toEqual([]);
    expect(links.filter((link) => !lines.includes(link))).toEqual([]);
  });

  it('loads nothing, and is short enough to be shown whole', () => {
    expect(html).not.toMatch(/\ssrc=|\sbackground=|<link|<script|url\(|@import/);
    // Gmail hides what comes after 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });
});

it('every mail to a visitor is in three languages', () => {
  const subjects = new Map<string, Set<string>>();
  for (const [name, { subject }] of samples) {
    const kind = name.replace(/^sample-\w\w-/, '');
    subjects.set(kind, (subjects.get(kind) ?? new Set()).add(subject));
  }
  const inOne = [...subjects].flatMap(([kind, { size }]) => (size === 1 ? [kind] : []));
  expect(inOne.filter((kind) => !/team/.test(kind))).toEqual(['ticket-reply']);
});
