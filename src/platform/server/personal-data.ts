import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Words } from '#content/words.ts';
import type { Db } from '../database/database.ts';
import type { Config } from './config/config.ts';
import type { RetentionKind } from './config/operation-variables.ts';

type DataWords = Words['personalData'];
export type DataArea = keyof DataWords['areas'];
type ItemOf<Area extends DataArea> = keyof DataWords['areas'][Area]['items'];
type InternalOf<Area extends DataArea> = keyof DataWords['areas'][Area]['internal'];

/** What the page about the deletion of an account lists. */
type ErasedData = keyof DataWords['erased'];
type KeptData = keyof DataWords['kept'];

/**
 * What a column contains: the item of the privacy policy that names it. People get it with their data, as text or as a
 * file, unless it is internal. `bookkeeping`: ids and the like, which say nothing about a person.
 */
export type ColumnUse<Item = PropertyKey, Internal = PropertyKey> =
  | Item
  | { readonly inFile: Item }
  | { readonly internal: Internal; readonly because: string }
  | 'bookkeeping';

export interface StoredTable<Table extends PgTable = PgTable> {
  readonly table: Table;
  readonly columns: Readonly<Record<string, ColumnUse>>;
  /** The columns that may still contain personal data after the owner has deleted their account. */
  readonly kept: readonly string[];
}

/** Describes every column of a table: a new one does not compile without an item of the policy. */
export function tablesOf<Area extends DataArea>(_area: Area) {
  return <Table extends PgTable>(
    table: Table,
    columns: { readonly [Column in keyof Table['$inferSelect']]: ColumnUse<ItemOf<Area>, InternalOf<Area>> },
    { kept = [] }: { readonly kept?: readonly (keyof Table['$inferSelect'] & string)[] } = {},
  ): StoredTable<Table> => ({ table, columns, kept });
}

/** The part of a row that its owner gets. */
export function exportRow(stored: StoredTable, row: object): Record<string, unknown> {
  const exported = Object.entries(stored.columns).filter(([, use]) => use !== 'bookkeeping' && typeof use !== 'object');
  return Object.fromEntries(exported.map(([column]) => [column, Reflect.get(row, column)]));
}

/** The account whose data is exported or erased: its proven address, in lower case, and those that it had before. */
export interface DataOwner {
  readonly id: string;
  readonly email: string;
  readonly earlier: readonly { readonly email: string; readonly until: Date }[];
}

/** Whether a row with this address is about the owner: to an earlier address, only while it was theirs. */
export function isAbout({ email, earlier }: DataOwner, row: { readonly email: PgColumn; readonly at: PgColumn }) {
  const address = sql`lower(${row.email})`;
  return or(
    eq(address, email),
    ...earlier.map((before) => {
      // The database's clock is finer than this one.
      const end = new Date(before.until.getTime() + 1);
      return and(eq(address, before.email), lt(row.at, end));
    }),
  );
}

/** A file of the export: from the database, or a path in the data folder. `name` may be any text. */
export interface ExportedFile {
  readonly folder: readonly string[];
  readonly name: string;
  readonly from: Uint8Array | string;
}

export interface ExportContext {
  readonly config: Pick<Config, 'dataDir'>;
  /** Adds a file, and returns its path in the export; null if the file is lost or the export is full. */
  readonly addFile: (file: ExportedFile) => Promise<string | null>;
}

export interface EraseContext {
  readonly config: Config;
  /** The secret of links in mails. */
  readonly secret: string;
  readonly now: Date;
  /** Removes a file of the data folder once the transaction is committed. Removing it twice, or never, loses nothing. */
  readonly removeLater: (file: { readonly attachment: string } | { readonly mail: string }) => void;
}

/** What a feature stores about people: what of it they can download, and what happens to it when they leave. */
export interface PersonalData {
  /** Its name in the export, and its part of the privacy policy. */
  readonly area: DataArea;
  readonly tables: readonly StoredTable[];
  readonly erases: readonly ErasedData[];
  /** What the law requires, and for how long. Only the team can see it. */
  readonly keeps: readonly { readonly what: KeptData; readonly for: RetentionKind }[];
  /** Everything that is stored about this person. */
  readonly collect: (db: Db, owner: DataOwner, context: ExportContext) => Promise<unknown>;
  /** Erases everything that it does not declare as kept, in the transaction that deletes the account. */
  readonly erase: (tx: Db, owner: DataOwner, context: EraseContext) => Promise<void>;
}
