import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { alertsOf, commandsOf } from '#platform/server/compose-features.ts';
import { alertNames } from '#platform/server/health/alert.ts';
import { features } from './features.ts';
import { testApp, testSite } from './testing-app.ts';
import * as testing from './testing-live.ts';

const folder = 'src/features';
const order = features.slice(1).map(({ name }): string => name);

describe('the features', () => {
  it('are all in the list, each under the name of its folder', () => {
    expect([...order].sort()).toEqual(readdirSync(folder).sort());
    expect(features[0].name).toBe('platform');
  });

  // A foreign key may point either way.
  it('import only those before them in the list, tables aside', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path),
    );
    expect(files.length).toBeGreaterThan(400);
    const wrong = files.flatMap((file) => {
      const own = order.indexOf(file.split(sep)[0] ?? '');
      const imported = readFileSync(join(folder, file), 'utf8').matchAll(/['"]#features\/([^/'"]+)\/([^'"]+)['"]/g);
      return [...imported].flatMap(([source, name = '', path]) =>
        path !== 'server/tables.ts' && order.indexOf(name) > own ? [`${file} imports ${source}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('declare every command that package.json offers', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const offered = Object.keys(scripts).filter((name) => String(scripts[name]).includes('src/app/command.ts'));
    // The canary runs from outside, and needs no database.
    expect([...commandsOf(features).keys(), 'canary'].sort()).toEqual(offered.sort());
  });

  it('check every alert that has words, and the error names one that nothing checks', () => {
    expect(alertsOf(features).map(({ name }) => name)).toEqual(alertNames);
    const others = features.filter(({ name }) => name !== 'payments');
    expect(() => alertsOf(others)).toThrow('Nothing checks the alert "payments", which has words in staff.json');
  });

  it('render a page of each kind before the server listens', async () => {
    const draw = vi.spyOn(testing.testLive, 'draw');
    const { prepare, close } = testApp({ database: await databaseForTests('embedded'), site: testSite() });
    await prepare();
    expect(draw.mock.calls.map(([{ path }]) => path)).toEqual(['/meet/book', '/support/quote']);
    await close();
  });
});
