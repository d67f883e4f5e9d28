import { readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { legal } from '#content/catalogue/legal.ts';
import { retentionRulesOf } from '../compose-tables.ts';
import { readConfig } from './config.ts';
import { retentionKinds, storedLongerThanPromised } from './operation-variables.ts';

const read = (RETENTION_DAYS: string) => readConfig({ RETENTION_DAYS }).retentionDays;

describe('RETENTION_DAYS', () => {
  it('changes what it names and leaves the rest', () => {
    expect(read(' tickets:30, staff-log : forever ')).toEqual({
      ...legal.retentionDays,
      tickets: 30,
      'staff-log': 'forever',
    });
    expect(read('payments:36500').payments).toBe(36_500);
  });

  it.each([
    ...[
      'tickets',
      'tickets:',
      'tickets:0',
      'tickets:-1',
      'tickets:1.5',
      'tickets:36501',
      'tickets:1e3',
      'tickets:never',
    ],
    ...[
      'invoices:10',
      'tickets:1:2',
      'tickets:10,',
      'tickets:10,tickets:20',
      'payments:364',
      '__proto__:1',
      'tickets=10',
    ],
  ])('refuses %s, and says what is allowed', (text) => {
    expect(() => read(text)).toThrow(/^RETENTION_DAYS must name kinds and days, or forever/);
  });

  it('is reported when it stores something longer than the privacy policy says', () => {
    expect(storedLongerThanPromised(read('tickets:1095,meetings:1'))).toEqual([]);
    expect(storedLongerThanPromised(read('tickets:1096,consent:forever'))).toEqual(['consent', 'tickets']);
  });
});

describe('docs/operations.md', () => {
  const manual = readFileSync('docs/operations.md', 'utf8');
  const section = manual.split('\n## ').find((part) => part.startsWith('Data retention')) ?? '';

  it('names every kind with its default', () => {
    const rows = [...section.matchAll(/^\| `([a-z-]+)` \| (\d+) \|/gm)].map(([, kind, days]) => [kind, Number(days)]);
    expect(rows).toEqual(retentionKinds.map((kind) => [kind, legal.retentionDays[kind]]));
  });

  it('names every table', () => {
    const tables = new Set(retentionRulesOf(features).map(({ table }) => getTableName(table)));
    expect(tables.size).toBeGreaterThanOrEqual(40);
    expect([...tables].filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
