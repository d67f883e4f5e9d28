import { expect, it } from 'vitest';
import { languageCodes } from '#site/languages.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { inWords } from './create-ticket.ts';

it.each(languageCodes)('every problem has a text in %s', (language) => {
  const texts = inWords(
    { nombre_cliente: 'missing', email_cliente: 'invalid', descripcion: 'tooLong', telefono_cliente: 'invalid' },
    language,
  );
  expect(new Set(Object.values(texts)).size).toBe(4);
  const files = ['tooMany', 'tooLarge', 'kind', 'content', 'macros'].map((problem) =>
    inWords({ attachments: problem }, language, 'a.docm'),
  );
  const [tooMany, tooLarge, kind, ...others] = files.map(({ attachments }) => attachments);
  expect(tooMany).toContain(`${ticketLimits.attachments} `);
  expect(tooLarge).toContain('5 M');
  expect(kind).toMatch(/PDF, .+ ZIP\./);
  for (const text of [tooLarge, kind, ...others]) expect(text).toContain('a.docm');
});

it('states the maximum length, formatted for the language', () => {
  expect(inWords({ descripcion: 'tooLong' }, 'en')).toEqual({ descripcion: 'Please keep this to 5,000 characters.' });
  expect(inWords({ nombre_cliente: 'tooLong' }, 'es')).toEqual({
    nombre_cliente: 'Por favor, no pase de 120 caracteres.',
  });
});

it('has a default text for unknown problems', () => {
  expect(inWords({ request_id: 'invalid', other: 'Invalid input' }, 'en')).toEqual({
    request_id: 'This isn’t what the field expects.',
    other: 'This isn’t what the field expects.',
  });
});
