import { describe, expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

describe('the new words of a message', () => {
  it.each([
    ['Gmail', 'Gracias.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Hormiga <a@b.example> wrote:\n\n> Hola\n> Ana\n'],
    [
      'Gmail, in two lines',
      'Gracias.\n\nEl lun, 16 nov 2026 a las 9:00, Hormiga (<\na@b.example>) escribió:\n> Hola\n',
    ],
    ['Gmail in French', 'Gracias.\n\nLe lun. 16 nov. 2026 à 09:00, Hormiga <a@b.example> a écrit\u00a0:\n\n> Hola\n'],
    ['Outlook', 'Gracias.\n\nDe: Hormiga <a@b.example>\nEnviado: lunes\nPara: Ana\nAsunto: Hola\n\nHola Ana\n'],
    [
      'Outlook on the web',
      `Gracias.\n\n${'_'.repeat(32)}\nDe: Hormiga <a@b.example>\nEnviado: lunes\nPara: Ana\nAsunto: Hola\n\nHola Ana\n`,
    ],
    ['Outlook in bold', 'Gracias.\n\n*From:* Hormiga\n*Sent:* Monday\n*To:* Ana\n*Subject:* Hi\n\nHola\n'],
    ['Outlook, older', 'Gracias.\n\n-----Original Message-----\nFrom: Hormiga\n\nHola\n'],
    ['an answer below the quote', 'On Monday Hormiga wrote:\n> Hola\n> Ana\n\nGracias.\n'],
    ['a signature', 'Gracias.\n-- \nAna María\nTransportes'],
    ['a signature and a quote', 'Gracias.\n-- \nAna María\n\nOn Monday Hormiga wrote:\n> Hola'],
    ['a quote without introduction', 'Gracias.\n\n> Hola\n> Ana'],
  ])('are found: %s', (_, whole) => {
    const { text, quoted } = splitQuoted(whole);
    expect(text).toBe('Gracias.');
    expect(quoted).toBeTruthy();
  });

  it.each([
    ['answers between quoted lines', '> One?\nYes.\n> Two?\nNo.'],
    [
      'a forwarded message',
      'Miren esto:\n\n---------- Forwarded message ---------\nFrom: Luis\nDate: Mon\nSubject: x\n\n> Hola',
    ],
    ['a line that was drawn by hand', `Uno\n${'_'.repeat(32)}\nDos`],
    ['sentences that look like headers', 'De: aquí a Cali: 400 km\nOn the other hand, she wrote: nothing.'],
  ])('are everything: %s', (_, whole) => {
    expect(splitQuoted(whole)).toEqual({ text: whole, quoted: undefined });
  });

  it('are found in a long message in a moment', () => {
    const long = `On ${'a '.repeat(100_000)}\n${'El '.repeat(50_000)}\n${'> > > \n'.repeat(50_000)}${'-'.repeat(100_000)}`;
    expect(splitQuoted(long).quoted).toBeTruthy();
  });
});
