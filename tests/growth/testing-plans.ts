import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../../src/platform/database/database.ts';

/** A database that records its statements, so that PostgreSQL can explain them. */
export interface WatchedDatabase {
  readonly db: Db;
  /** The statements of `run`, whose changes are rolled back. */
  statementsOf(run: (db: Db) => Promise<unknown>): Promise<Statement[]>;
  /** `analyze`: executes the statement and rolls it back, to see what it really reads. */
  planOf(statement: Statement, how?: { readonly analyze: boolean }): Promise<Plan>;
  close(): Promise<void>;
}

interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** What the transaction set before, such as by `whileSearching`. */
  readonly settings: readonly string[];
}

/** A node of a query plan, with its children. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Total Cost': number;
  readonly 'Shared Hit Blocks'?: number | undefined;
  readonly 'Shared Read Blocks'?: number | undefined;
  readonly Plans?: readonly Plan[] | undefined;
}

const plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Total Cost': z.number(),
    'Shared Hit Blocks': z.number().optional(),
    'Shared Read Blocks': z.number().optional(),
    Plans: z.array(plan).optional(),
  }),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })]);

export async function watchDatabase(url: string): Promise<WatchedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let statements: Statement[] = [];
  let settings: string[] = [];
  const logger = {
    logQuery(text: string, values: unknown[]) {
      if (/set_config/.test(text)) settings.push(text);
      else if (/^savepoint/i.test(text)) settings = [];
      else if (!/^(begin|commit|rollback|release)/i.test(text)) statements.push({ text, values, settings });
    },
  };
  const db = drizzle(client, { logger });
  return {
    db,
    async statementsOf(run) {
      await client.query('begin');
      [statements, settings] = [[], []];
      try {
        // A transaction of the call becomes a savepoint in this one.
        await db.transaction((tx) => run(tx));
      } finally {
        await client.query('rollback');
      }
      return statements;
    },
    async planOf({ text, values, settings }, { analyze } = { analyze: false }) {
      await client.query('begin');
      try {
        for (const setting of settings) await client.query(setting);
        const how = analyze ? 'analyze, buffers, ' : '';
        const { rows } = await client.query(`explain (${how}format json) ${text}`, values);
        return explained.parse(rows)[0]['QUERY PLAN'][0].Plan;
      } finally {
        await client.query('rollback');
      }
    },
    close: () => client.end(),
  };
}

/** Cheaper scans do not grow: they stop early, however many rows there are. */
const cheap = 300;

/** Tables that grow with the team, and not with use. */
const small = ['team_member', 'ticket_presence'];

/** The tables that a plan reads with a sequential scan. */
export function wholeReads({ Plans = [], ...step }: Plan): string[] {
  if (step['Node Type'] === 'Limit' && step['Total Cost'] < cheap) return [];
  const table = step['Relation Name'] ?? '';
  const own = step['Node Type'] === 'Seq Scan' && !small.includes(table) ? [table] : [];
  return [...own, ...Plans.flatMap(wholeReads)];
}
