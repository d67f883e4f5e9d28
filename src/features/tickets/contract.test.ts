import { describe, expect, it } from 'vitest';
import { createTicket } from './contract.ts';
import { ticketLimits } from './ticket-limits.ts';

const whole = { nombre_cliente: 'Ana', email_cliente: 'ana@example.com', descripcion: 'Hola' };
const read = (change: Record<string, unknown>) => createTicket.request.parse({ ...whole, ...change });

function problems(change: Record<string, unknown>) {
  const { error } = createTicket.request.safeParse({ ...whole, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

describe('the ticket request', () => {
  it('needs a name, an e-mail and a message, and nothing else', () => {
    expect(read({})).toEqual({ name: 'Ana', email: 'ana@example.com', message: 'Hola', attachments: [] });
    const nothing = createTicket.request.safeParse({});
    expect(nothing.error?.issues.map(({ path }) => path.join())).toEqual(Object.keys(whole));
  });

  it('accepts every script and emoji, and trims white space', () => {
    expect(read({ nombre_cliente: '  Ñandú 👩🏽‍🚀 山田 ' }).name).toBe('Ñandú 👩🏽‍🚀 山田');
    expect(read({ descripcion: '\r\nUno\r\n\tdos\rtres ' }).message).toBe('Uno\n\tdos\ntres');
  });

  it.each([
    ['nombre_cliente missing', { nombre_cliente: ' \u00a0\u200b ' }],
    ['nombre_cliente missing', { nombre_cliente: ['Ana', 'Eva'] }],
    ['country invalid', { country: ['co', 'us'] }],
    [
      'telefono_clienteCountry invalid',
      { telefono_cliente: '300 000 0000', telefono_clienteCountry: new File([], 'x') },
    ],
    ['telefono_cliente invalid', { telefono_cliente: ['1', '2'] }],
    ['nombre_cliente tooLong', { nombre_cliente: 'x'.repeat(ticketLimits.name + 1) }],
    ['nombre_cliente unreadable', { nombre_cliente: 'Ana\nBcc: all@example.com' }],
    ['nombre_cliente unreadable', { nombre_cliente: 'Ana\u0000' }],
    ['email_cliente invalid', { email_cliente: 'ana@' }],
    ['email_cliente unreadable', { email_cliente: 'ana@example.com\nBcc: all@example.com' }],
    ['email_cliente tooLong', { email_cliente: `${'a'.repeat(250)}@example.com` }],
    ['descripcion missing', { descripcion: '\n' }],
    ['descripcion tooLong', { descripcion: 'x'.repeat(ticketLimits.message + 1) }],
    ['descripcion unreadable', { descripcion: 'a\u0007b' }],
    ['telefono_cliente invalid', { telefono_cliente: '123' }],
    ['telefono_cliente invalid', { telefono_cliente: `+57 300 123 4567${' '.repeat(40)}` }],
    ['request_id invalid', { request_id: 'mine' }],
    ['attachments invalid', { attachments: 'text' }],
  ])('reports %s', (expected, change) => {
    expect(problems(change)[0]).toBe(expected);
  });

  it('reports every problem in one answer, including the telephone', () => {
    expect(problems({ nombre_cliente: '', telefono_cliente: 'call me' })).toEqual([
      'nombre_cliente missing',
      'telefono_cliente invalid',
    ]);
  });

  it.each([
    [{ telefono_cliente: '300 123 4567' }, '+573001234567'],
    [{ telefono_cliente: '(604) 555-2368', country: 'ca' }, '+16045552368'],
    [{ telefono_cliente: '604 555 2368', country: 'co', telefono_clienteCountry: 'CA' }, '+16045552368'],
    [{ telefono_cliente: '+81 3 1234 5678', country: 'ca' }, '+81312345678'],
    [{ telefono_cliente: '3001234567', country: 'xx' }, '+573001234567'],
    [{ telefono_cliente: '0057 300 123 4567' }, '+573001234567'],
    [{ telefono_cliente: '011 57 300 123 4567', country: 'us' }, '+573001234567'],
    [{ telefono_cliente: '\u202a+57\u202d300 123\u20114567\u202c' }, '+573001234567'],
    [{ telefono_cliente: '０３ １２３４ ５６７８', country: 'jp' }, '+81312345678'],
    [{ telefono_cliente: '  ' }, undefined],
  ])('reads the telephone %j', (change, phone) => {
    expect(read(change).phone).toBe(phone);
  });

  it('truncates and cleans the optional details instead of refusing the message', () => {
    const noted = read({ page: `/${'x'.repeat(900)}`, utm_source: ' a\u0000b ', utm_term: '', country: 'spain' });
    expect(noted.page).toHaveLength(ticketLimits.page);
    expect(noted).toMatchObject({ utm_source: 'a b', utm_term: undefined, country: undefined });
    expect(read({ country: 'CA' }).country).toBe('ca');
  });

  it.each([
    ['es-CO', 'es'],
    ['FR', 'fr'],
    ['ja', undefined],
  ])('reads the language %s', (lang, language) => {
    expect(read({ lang }).lang).toBe(language);
  });

  it('accepts one file or several, and ignores an empty file field', () => {
    const file = new File(['x'], 'a.txt');
    expect(read({ attachments: file }).attachments).toEqual([file]);
    expect(read({ attachments: [file, file] }).attachments).toEqual([file, file]);
    expect(read({ attachments: new File([], '') }).attachments).toEqual([]);
    expect(read({ attachments: '', request_id: '' })).toMatchObject({ attachments: [], request_id: undefined });
  });
});
