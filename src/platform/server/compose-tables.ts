import { getTableName } from 'drizzle-orm';
import type { Feature } from './feature.ts';
import type { RetentionRule } from './retention/retention-rules.ts';

/** The rules by which rows are removed, in the order of the features: what refers to a row is removed before the row. */
export function retentionRulesOf(features: readonly Feature[]): readonly RetentionRule[] {
  requireOnce(features);
  return features.flatMap(({ tables = [] }) =>
    tables.flatMap(({ table, stored }) => stored.map((rule) => ({ ...rule, table }))),
  );
}

/** The names of the tables from which the regular clean-up removes rows. */
export function cleanedTablesOf(features: readonly Feature[]): readonly string[] {
  const cleaned = retentionRulesOf(features).filter((rule) => 'after' in rule);
  return [...new Set(cleaned.map(({ table }) => getTableName(table)))];
}

function requireOnce(features: readonly Feature[]): void {
  const declaredBy = new Map<string, string>();
  for (const { name, tables = [] } of features) {
    for (const { table } of tables) {
      const tableName = getTableName(table);
      const other = declaredBy.get(tableName);
      if (other !== undefined)
        throw new Error(
          `The table "${tableName}" must be declared once: it is in the tables of "${other}" and of "${name}".`,
        );
      declaredBy.set(tableName, name);
    }
  }
}
