import { describe, expect, it } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { parseResponse } from '#platform/testing-html.ts';
import { smsLimits } from '../message.ts';

describe('the SMS calculator without JavaScript', async () => {
  const database = await databaseForTests('embedded');
  const log: string[] = [];
  const { app } = testApp({ database, log });

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/products/sms/es') =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  const inputOf = async (response: Response | Promise<Response>) =>
    JSON.parse(/"asked":(\{.*?\})\}/.exec(await (await response).text())?.[1] ?? 'null');

  it('renders its page with the typed text, in its language and not cached', async () => {
    const response = await send({ text: 'Está\r\naquí', recipients: '2000', action: 'count' });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'es']);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(await inputOf(response)).toEqual({ text: 'Está\naquí', recipients: '2000' });
  });

  it('simplifies the message, and restores it', async () => {
    const plain = await inputOf(send({ text: 'Está', recipients: '1', action: 'plain' }));
    expect(plain).toEqual({ text: 'Esta', recipients: '1', before: 'Está' });
    expect(await inputOf(send({ ...plain, action: 'undo' }))).toEqual({ text: 'Está', recipients: '1' });
    expect(await inputOf(send({ ...plain, action: 'count' }))).toEqual({ text: 'Esta', recipients: '1' });
    expect(await inputOf(send({ text: 'Да', recipients: '1', action: 'plain' }))).toEqual({
      text: 'Да',
      recipients: '1',
    });
  });

  it('accepts any input, up to the length of the field', async () => {
    expect(await inputOf(send({}))).toEqual({ text: '', recipients: '1000' });
    expect(await inputOf(send({ text: 'a', recipients: '9'.repeat(41), action: 'x' }))).toEqual({
      text: 'a',
      recipients: '1000',
    });
    expect((await inputOf(send({ text: 'ñ'.repeat(smsLimits.typed + 5) }))).text).toHaveLength(smsLimits.typed);
    expect((await send({ text: 'a'.repeat(200_000) })).status).toBe(413);
    expect((await send({}, {}, '/products/sms/xx')).status).toBe(404);
    expect((await send({}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('refuses pages of other sites, and does not log messages', async () => {
    expect((await send({ text: 'secret' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await send({ text: 'secret' });
    expect(log.join('')).not.toContain('secret');
  });

  it('serves the prebuilt page for GET requests', async () => {
    const built = await app.request('/products/sms/fr?utm_source=x');
    expect((await parseResponse(built))('p').text()).toBe('/products/sms/fr');
  });
});
