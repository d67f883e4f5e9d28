import { describe, expect, it } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { smsLimits } from '../message.ts';

describe('the calculator of messages without a script', async () => {
  const database = await databaseForTests('embedded');
  const log: string[] = [];
  const { app } = testApp({ database, log });

  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/products/sms/es') =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  const asked = async (response: Response | Promise<Response>) =>
    JSON.parse(/"asked":(\{.*?\})\}/.exec(await (await response).text())?.[1] ?? 'null');

  it('is its page again with what was typed, in its language and for nobody else', async () => {
    const response = await send({ text: 'Está\r\naquí', recipients: '2000', action: 'count' });
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'es']);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    expect(await asked(response)).toEqual({ text: 'Está\naquí', recipients: '2000' });
  });

  it('writes the message plainly, and takes that back', async () => {
    const plain = await asked(send({ text: 'Está', recipients: '1', action: 'plain' }));
    expect(plain).toEqual({ text: 'Esta', recipients: '1', before: 'Está' });
    expect(await asked(send({ ...plain, action: 'undo' }))).toEqual({ text: 'Está', recipients: '1' });
    expect(await asked(send({ ...plain, action: 'count' }))).toEqual({ text: 'Esta', recipients: '1' });
    expect(await asked(send({ text: 'Да', recipients: '1', action: 'plain' }))).toEqual({
      text: 'Да',
      recipients: '1',
    });
  });

  it('takes whatever is sent, and no more than the box', async () => {
    expect(await asked(send({}))).toEqual({ text: '', recipients: '1000' });
    expect(await asked(send({ text: 'a', recipients: '9'.repeat(41), action: 'x' }))).toEqual({
      text: 'a',
      recipients: '1000',
    });
    expect((await asked(send({ text: 'ñ'.repeat(smsLimits.typed + 5) }))).text).toHaveLength(smsLimits.typed);
    expect((await send({ text: 'a'.repeat(200_000) })).status).toBe(413);
    expect((await send({}, {}, '/products/sms/xx')).status).toBe(404);
    expect((await send({}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('is not for pages of other sites, and leaves no trace of a message', async () => {
    expect((await send({ text: 'secret' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await send({ text: 'secret' });
    expect(log.join('')).not.toContain('secret');
  });

  it('leaves the page to the build where nobody sends anything', async () => {
    const built = await app.request('/products/sms/fr?utm_source=x');
    expect(await built.text()).toContain('<p>/products/sms/fr</p>');
  });
});
