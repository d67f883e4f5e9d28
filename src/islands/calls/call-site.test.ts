import { afterEach, expect, it, vi } from 'vitest';
import type { getCountries } from '#contracts/countries.ts';
import type { getService } from '#contracts/services.ts';
import { callSite } from './call-site.ts';

const services = () =>
  callSite<typeof getService>(
    '/api/services/get_service',
    { lang: 'es' },
    { failure: 'Fallo al obtener los servicios' },
  );
const countries = () =>
  callSite<typeof getCountries>('/gogoals/get_countries', undefined, { failure: 'Fallo al obtener los paises' });

const answer = (body: string, status = 200) => vi.fn(() => Promise.resolve(new Response(body, { status })));

afterEach(() => void vi.unstubAllGlobals());

it('posts JSON and gives back the envelope', async () => {
  const fetch = answer('{"CODE":1,"DESCRIPTION":"Success","DATA":{"products":[]}}');
  vi.stubGlobal('fetch', fetch);
  expect(await services()).toEqual({ CODE: 1, DESCRIPTION: 'Success', DATA: { products: [] } });
  const [path, options] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect([path, options.method, options.body]).toEqual(['/api/services/get_service', 'POST', '{"lang":"es"}']);
});

it('gives back an envelope that tells of a fault', async () => {
  const fault = { CODE: 2, DESCRIPTION: 'Some fields are wrong', DATA: { fields: { lang: 'Invalid' } } };
  vi.stubGlobal('fetch', answer(JSON.stringify(fault), 422));
  expect(await services()).toEqual(fault);
});

it.each([
  ['a lost connection', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ['a page in place of JSON', answer('<!doctype html>', 502)],
  ['nothing at all', answer('')],
  ['something else', answer('["CODE"]')],
  ['null', answer('null')],
])('resolves %s to CODE 3 with the words of the specification', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await services()).toEqual({ CODE: 3, DESCRIPTION: 'Fallo al obtener los servicios', DATA: {} });
  expect(await countries()).toEqual({ CODE: 3, DESCRIPTION: 'Fallo al obtener los paises', DATA: {} });
});
