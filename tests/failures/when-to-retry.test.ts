import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../src/platform/database/testing.ts';
import type { Target } from '../../src/platform/server/testing-targets.ts';
import { fuzzApp } from '../fuzz/testing-fuzz-app.ts';
import { targets } from '../fuzz/testing-targets.ts';

/** What a failed call for countries says, by the specification. Nothing else fails because of countries. */
const ofCountries = 'Fallo al obtener los paises';

describe('while the database is away', async () => {
  const database = await openTestDatabase('embedded');
  const site = await fuzzApp(database);
  await database.close();

  async function* answers() {
    // The sandbox stands for the payment provider, which fails in its own way.
    const own = Object.entries(targets).filter(([route]) => !route.startsWith('/sandbox/'));
    for (const [route, target] of own) {
      for (const accept of ['application/json', 'text/html'])
        yield { route, response: await send(route, target, accept) };
    }
  }

  async function send(route: string, { kind, bodies, query, sign }: Target, accept: string): Promise<Response> {
    const known = site.known();
    const [body = {}] = bodies(known);
    const sent = sign?.(body, known) ?? body;
    const path = `${route.replace(/\/(:language[^/]*|\*)$/, '/en')}?${query?.(known) ?? ''}`;
    if (kind === 'form') return site.ask('POST', path, { accept }, formOf(sent));
    return site.ask('POST', path, { accept, 'content-type': 'application/json' }, JSON.stringify(sent));
  }

  it('every address that accepts data says when to try again, in words that fit', {
    tags: 'system',
    timeout: 120_000,
  }, async () => {
    const away = new Set<string>();
    const failed: string[] = [];
    for await (const { route, response } of answers()) {
      if (response.status === 500) failed.push(route);
      if (response.status !== 503) continue;
      away.add(route);
      const text = await response.text();
      expect(text, route).not.toContain(ofCountries);
      const isFinal = text.includes('"reason":"unavailable"');
      expect([route, Number(response.headers.get('retry-after')) > 0]).toEqual([route, !isFinal]);
    }
    expect(failed).toEqual([]);
    expect(away.size).toBeGreaterThan(15);
    rmSync(site.dataDir, { recursive: true, force: true });
  });
});

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    form.append(name, value instanceof File ? value : String(value));
  }
  return form;
}
