import { pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { deletionOrder } from '#app/features.ts';
import { cleanedTablesOf, personalDataOf, retentionRulesOf } from './compose-tables.ts';
import type { DataArea, PersonalData } from './personal-data.ts';
import { permanent } from './retention/retention-rules.ts';

const letter = pgTable('letter', { id: text('id').primaryKey() });
const stored = [permanent('This is a test.')] as const;
const impersonal = { table: letter, stored, impersonalBecause: 'This is a test.' };
const dataOf = (area: DataArea, ...tables: readonly (typeof letter)[]): PersonalData => ({
  area,
  tables: tables.map((table) => ({ table, columns: { id: 'bookkeeping' }, kept: [] })),
  erases: [],
  keeps: [],
  collect: async () => undefined,
  erase: async () => undefined,
});

describe('the tables of the features', () => {
  it('are refused if two features declare one', () => {
    const both = [
      { name: 'one', tables: [impersonal] },
      { name: 'other', tables: [impersonal] },
    ];
    expect(() => retentionRulesOf(both)).toThrow('The features "one" and "other" both declare the table "letter".');
  });

  it('are refused if nobody says whether there is personal data in one', () => {
    const tables = [{ table: letter, stored }];
    expect(() => retentionRulesOf([{ name: 'one', tables }])).toThrow(/^The feature "one" must .* table "letter"/);
    const described = [{ name: 'one', tables, personalData: dataOf('mail', letter) }];
    expect(retentionRulesOf(described)).toEqual([{ table: letter, ...stored[0] }]);
    const both = [{ name: 'one', tables: [impersonal], personalData: dataOf('mail', letter) }];
    expect(() => personalDataOf(both, deletionOrder)).toThrow(/^The feature "one" must either .* table "letter"/);
  });

  it('are refused if personal data is described in one that is not stored', () => {
    const features = [{ name: 'one', personalData: dataOf('mail', letter) }];
    expect(() => cleanedTablesOf(features)).toThrow(/^The feature "one" describes personal data in the table "letter"/);
  });
});

describe('personal data', () => {
  it('is erased in the order in which rows are locked, whatever the order of the features is', () => {
    const areas = ['account', 'quotes', 'payments', 'mail', 'tickets', 'incomingMail'] as const;
    const features = areas.map((area) => ({ name: area, personalData: dataOf(area) }));
    const ordered = ['incomingMail', 'tickets', 'payments', 'quotes', 'mail', 'account'];
    expect(personalDataOf(features, deletionOrder).map(({ area }) => area)).toEqual(ordered);
    expect(personalDataOf(features.toReversed(), deletionOrder).map(({ area }) => area)).toEqual(ordered);
  });
});
