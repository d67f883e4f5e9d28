import { describe, expect, it } from 'vitest';
import { calls } from '#features/devtools/calls.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { languageCodes } from '#site/languages.ts';
import { testApp, testSite } from './testing-app.ts';

/** How the site says in each language that an error is its own. */
const ownFault = /on our side|de nuestro lado|de notre côté|^Fallo al/;

const json = { 'content-type': 'application/json' };

/** What a program may get wrong. */
const mistakes: Readonly<Record<string, RequestInit>> = {
  'no fields': { body: '{}', headers: json },
  'fields of another kind': { body: '{"token":7,"email":[],"currency":"x","reference":{},"country":1}', headers: json },
  'a list': { body: '[]', headers: json },
  'JSON that ends too soon': { body: '{"token":', headers: json },
  'no body': { headers: json },
  'a body of another type': { body: '<x/>', headers: { 'content-type': 'application/xml' } },
  'an unknown key': { body: '{}', headers: { ...json, authorization: 'Bearer unknown' } },
  'a page of another site': { body: '{}', headers: { ...json, 'sec-fetch-site': 'cross-site' } },
};

describe.each(calls.filter(({ method }) => method === 'post'))('$path', async ({ path }) => {
  const { app } = testApp({ database: await databaseForTests('embedded'), site: testSite() });

  it.each(Object.entries(mistakes))('does not take the blame for %s', async (_, { body = null, headers }) => {
    for (const language of languageCodes) {
      const sent = { ...Object.fromEntries(new Headers(headers)), 'accept-language': language };
      const response = await app.request(path, { method: 'POST', body, headers: sent });
      if (response.status === 204 || response.status === 303) continue;
      const { DESCRIPTION } = await response.json();
      expect(response.status, DESCRIPTION).toBeLessThan(500);
      expect(DESCRIPTION).not.toMatch(ownFault);
    }
  });

  it('does not take the blame for another method', async () => {
    const response = await app.request(path, { method: 'PUT', body: '{}', headers: json });
    expect([response.status, (await response.json()).DESCRIPTION]).toEqual([405, expect.not.stringMatching(ownFault)]);
  });
});
