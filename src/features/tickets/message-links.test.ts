import { describe, expect, it } from 'vitest';
import { splitMessage } from './message-links.ts';

const linksIn = (text: string) => splitMessage(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('the links in a message', () => {
  it('are web and e-mail addresses, without the punctuation around them', () => {
    expect(
      linksIn('Vea (https://example.com/a_(b)), http://example.org/?q=1. O ana@example.com! Y www.example.net/x, '),
    ).toEqual([
      ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
      ['http://example.org/?q=1', 'http://example.org/?q=1'],
      ['ana@example.com', 'mailto:ana@example.com'],
      ['www.example.net/x', 'https://www.example.net/x'],
    ]);
  });

  it('are never other schemes, nor addresses that hide their host', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://bank.example@elsewhere.example/',
      'https://',
      'ftp://example.com',
      'example.com',
      'www.bank.example@elsewhere.example',
      'www.example',
    ])
      expect(linksIn(text), text).toEqual([]);
  });

  it('leave every character of the text in its place', () => {
    const texts = [
      '',
      ' \n a\tb ',
      'x https://example.com\n\n- H-7KQ2-94MX, (M-7KQ2-94MX) «ana@example.com»',
      '((((',
      '🐜',
    ];
    for (const text of texts)
      expect(
        splitMessage(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  it('name references apart', () => {
    const references = splitMessage('Sobre P-7KQ2-94MX-3HTW y H-7KQ2-94MX; no H-7KQ2').map(
      ({ reference }) => reference,
    );
    expect(references.filter(Boolean)).toEqual(['P-7KQ2-94MX-3HTW', 'H-7KQ2-94MX']);
  });
});
