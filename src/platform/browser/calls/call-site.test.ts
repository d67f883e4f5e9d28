import { afterEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { getService } from '#features/plans/contract.ts';
import type { getCountries } from '#features/preferences/contract.ts';
import type { Call } from '../../contracts/call.ts';
import { callSite } from './call-site.ts';

type AnyCall = Call & { request: z.ZodType };

const services = () =>
  callSite<typeof getService>(
    '/api/services/get_service',
    { lang: 'es' },
    { failure: 'Fallo al obtener los servicios' },
  );
const countries = () =>
  callSite<typeof getCountries>('/gogoals/get_countries', undefined, { failure: 'Fallo al obtener los paises' });

const answer = (body: string, status = 200) => vi.fn(() => Promise.resolve(new Response(body, { status })));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('posts JSON and returns the envelope', async () => {
  const fetch = answer('{"CODE":1,"DESCRIPTION":"Success","DATA":{"products":[]}}');
  vi.stubGlobal('fetch', fetch);
  expect(await services()).toEqual({ CODE: 1, DESCRIPTION: 'Success', DATA: { products: [] } });
  const [path, options] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect([path, options.method, options.body]).toEqual(['/api/services/get_service', 'POST', '{"lang":"es"}']);
});

it('returns an envelope that reports an error', async () => {
  const errorCode = { CODE: 2, DESCRIPTION: 'Some fields are wrong', DATA: { fields: { lang: 'Invalid' } } };
  vi.stubGlobal('fetch', answer(JSON.stringify(errorCode), 422));
  expect(await services()).toEqual(errorCode);
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

it('waits for a response as long as a person would', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const response = services();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await response).toMatchObject({ CODE: 3, DATA: {} });
});

it.each([
  ['es', true],
  ['x'.repeat(70_000), false],
])('outlives the page where browsers allow that', async (lang, keepalive) => {
  const fetch = answer('null');
  vi.stubGlobal('fetch', fetch);
  await callSite<AnyCall>('/api/services/get_service', { lang });
  expect(fetch).toHaveBeenCalledWith('/api/services/get_service', expect.objectContaining({ keepalive }));
});
