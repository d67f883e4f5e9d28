import { getTableName } from 'drizzle-orm';
import type { Feature } from './feature.ts';
import type { DataArea, PersonalData } from './personal-data.ts';
import type { DeclaredTable, RetentionRule } from './retention/retention-rules.ts';

export function tablesOf(features: readonly Feature[]): readonly DeclaredTable[] {
  return features.flatMap(({ tables = [] }) => tables);
}

/** The rules by which rows are removed, in the order of the features: what refers to a row is removed before the row. */
export function retentionRulesOf(features: readonly Feature[]): readonly RetentionRule[] {
  requireTables(features);
  return tablesOf(features).flatMap(({ table, stored }) => stored.map((rule) => ({ ...rule, table })));
}

/** The names of the tables from which the regular clean-up removes rows. */
export function cleanedTablesOf(features: readonly Feature[]): readonly string[] {
  const cleaned = retentionRulesOf(features).filter((rule) => 'after' in rule);
  return [...new Set(cleaned.map(({ table }) => getTableName(table)))];
}

/**
 * What the features store about people, in the order in which it is exported and erased. What has no place in that order
 * comes first, that of the last feature before all: a feature locks its own rows, and then those of features before it.
 */
export function personalDataOf(features: readonly Feature[], order: readonly DataArea[]): readonly PersonalData[] {
  requireTables(features);
  const placeOf = ({ area }: PersonalData) => order.indexOf(area);
  const fromTheLast = features.flatMap(({ personalData }) => personalData ?? []).reverse();
  return fromTheLast.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Throws for a table that is declared twice, or of which nobody says whether there is personal data in it. */
function requireTables(features: readonly Feature[]): void {
  const declaredBy = new Map<string, string>();
  const described = new Set(
    features.flatMap(({ personalData }) => personalData?.tables.map(({ table }) => getTableName(table)) ?? []),
  );
  for (const { name, tables = [] } of features) {
    for (const { table, impersonalBecause } of tables) {
      const tableName = getTableName(table);
      const other = declaredBy.get(tableName);
      if (other !== undefined)
        throw new Error(`The features "${other}" and "${name}" both declare the table "${tableName}".`);
      if (described.has(tableName) === (impersonalBecause !== undefined))
        throw new Error(
          `The feature "${name}" must either describe the columns of its table "${tableName}" in its personalData, or ` +
            'say in `impersonalBecause` why there is no personal data in it.',
        );
      declaredBy.set(tableName, name);
    }
  }
  requireStored(features, declaredBy);
}

function requireStored(features: readonly Feature[], declaredBy: ReadonlyMap<string, string>): void {
  for (const { name, personalData } of features) {
    const lost = personalData?.tables.map(({ table }) => getTableName(table)).find((table) => !declaredBy.has(table));
    if (lost !== undefined)
      throw new Error(
        `The feature "${name}" describes personal data in the table "${lost}", but no feature says for how long its ` +
          'rows are stored: add it to `tables`.',
      );
  }
}
