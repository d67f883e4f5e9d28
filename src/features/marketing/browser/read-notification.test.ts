import { expect, it } from 'vitest';
import { readNotification } from './start-marketing.ts';

const whole = {
  id: 7,
  titulo: 'Ofertas',
  contenido: 'Hasta el viernes',
  idioma: 'ES',
  url_target: '/tryit/es',
  label_button: 'Ver',
};

it('reads a notification in the reader’s language, in any spelling of the language code', () => {
  const { idioma: _, ...rest } = whole;
  expect(readNotification(whole, 'es')).toEqual(rest);
  expect(readNotification({ ...whole, idioma: 'es-CO' }, 'es')).toEqual(rest);
  expect(readNotification(whole, 'en')).toBeUndefined();
});

it.each([
  {},
  null,
  'text',
  { ...whole, id: '7' },
  { ...whole, id: 1.5 },
  { ...whole, contenido: null },
  { ...whole, idioma: 3 },
])('reads no notification from %j', (data) => {
  expect(readNotification(data, 'es')).toBeUndefined();
});

it('leaves out the fields that the popup has default texts for', () => {
  const bare = { ...whole, titulo: ' ', label_button: undefined, url_target: null };
  expect(readNotification(bare, 'es')).toMatchObject({ titulo: null, label_button: null, url_target: null });
});

it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'tryit'])(
  'refuses a link to %s',
  (target) => {
    expect(readNotification({ ...whole, url_target: target }, 'es')?.url_target).toBeNull();
  },
);
