import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Words } from '#content/words.ts';
import type { CompletedStaffAction, StaffError } from '#platform/contracts/staff.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { StaffActionLine } from '../../contracts/staff.ts';
import type { Db } from '../../database/database.ts';
import type { Upload } from '../body/upload.ts';
import type { Config } from '../config/config.ts';
import type { PageStatus } from '../live/live-pages.ts';
import { longestSubject, staffAction } from './tables.ts';

type StaffAction = typeof staffAction.$inferSelect;

/** The team member who acts, and when. */
export interface Actor {
  /** The address of the account, or the name of the user at a terminal: `maria (terminal)`. */
  readonly staffEmail: string;
  readonly at: Date;
}

/** The dependencies of an action of the team, whether it comes from a form of `/staff` or from a command. */
export interface ActionDeps {
  readonly db: Db;
  readonly by: Actor;
  readonly config: Pick<
    Config,
    'teamEmail' | 'replyEmail' | 'publicUrl' | 'meetings' | 'staffEmails' | 'staffSecondFactor' | 'authSecret'
  >;
  /** The session of the team member who acts; undefined at a terminal. */
  readonly session?: StaffSession | undefined;
  /** The base for links to meetings and tickets. */
  readonly secretOf: () => Promise<string>;
  /** Call this after mail was queued and committed. */
  readonly wakeMail: () => void;
}

export interface StaffSession {
  readonly id: string;
  /** The view that the form belongs to. */
  readonly place: StaffPlace;
  readonly userId: string;
  /** When they last proved who they are: see `Member`. */
  readonly provenAt: Date | null;
  /** Identifies the browser if a second factor was proven in it, now or earlier. */
  readonly provenBrowser: string | undefined;
}

/** What can be logged is what the log has words for. */
export type LoggedAction = keyof Words['staff']['log']['actions'];

type ActionEntry = Pick<StaffAction, 'subject'> & {
  readonly action: LoggedAction;
  /** For actions that must not be done twice. */
  readonly id?: string | undefined;
  readonly details?: StaffAction['details'];
};

/** Call this in the transaction of the action. False if an action of that id was recorded before. */
export async function noteAction(tx: Db, by: Actor, entry: ActionEntry): Promise<boolean> {
  // An unmatched payment can have any reference.
  const subject = entry.subject.slice(0, longestSubject);
  const noted = await tx
    .insert(staffAction)
    .values({ ...by, ...entry, subject })
    .onConflictDoNothing()
    .returning({ id: staffAction.id });
  return noted.length > 0;
}

/** A place in the log. */
export type LogPosition = Pick<StaffAction, 'at' | 'id'>;

interface Wanted {
  /** The reference that they were done to; all if omitted. */
  readonly subject?: string | undefined;
  readonly staffEmail?: string | undefined;
  /** The first word of the action, such as `ticket`. */
  readonly kind?: string | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly olderThan?: LogPosition | undefined;
  readonly newerThan?: LogPosition | undefined;
  readonly limit: number;
}

/** The latest first. */
export async function listActions(db: Db, wanted: Wanted): Promise<StaffAction[]> {
  const { at, id, subject, staffEmail, action } = staffAction;
  const { olderThan, newerThan } = wanted;
  const order = newerThan ? [at, id] : [desc(at), desc(id)];
  const rows = await db
    .select()
    .from(staffAction)
    .where(
      and(
        wanted.subject === undefined ? undefined : eq(subject, wanted.subject),
        wanted.staffEmail === undefined ? undefined : eq(staffEmail, wanted.staffEmail),
        wanted.kind === undefined ? undefined : sql`split_part(${action}, '-', 1) = ${wanted.kind}`,
        wanted.from && gte(at, wanted.from),
        wanted.until && lt(at, wanted.until),
        olderThan && comesBefore(olderThan, sql`<`),
        newerThan && comesBefore(newerThan, sql`>`),
      ),
    )
    .orderBy(...order)
    .limit(wanted.limit);
  return newerThan ? rows.reverse() : rows;
}

function comesBefore({ at, id }: LogPosition, sign: SQL): SQL {
  return sql`(${staffAction.at}, ${staffAction.id}) ${sign} (${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

export function actionLine({ at, staffEmail, action, subject, details }: StaffAction): StaffActionLine {
  return { at: at.getTime(), staffEmail, action, subject, details };
}

/** The form fields, by name. */
export type Typed = Readonly<Record<string, string>>;

/** The result, and where to go on: a redirect if it was done, otherwise the same page with what was typed. */
export type FormOutcome =
  | { readonly done: CompletedStaffAction; readonly place: StaffPlace }
  | {
      readonly place: StaffPlace;
      readonly status: PageStatus;
      /** It was done, but something that was typed is still to be sent. */
      readonly completed?: CompletedStaffAction;
      readonly errorCode?: StaffError;
      readonly problems?: Readonly<Record<string, string>>;
      /** What the form contains when it is shown again, if that is not what was typed. */
      readonly typed?: Typed;
      /** When the same can be done again, if a limit is the reason. */
      readonly until?: Date;
      /** Shown on this page and never again. */
      readonly recoveryCodes?: readonly string[];
    };

/** Reads the fields that it needs, performs the action, and says what to show. */
export type FormHandler = (typed: Typed, deps: ActionDeps, uploads?: readonly Upload[]) => Promise<FormOutcome>;

/** Our forms do not send this: the form is old, or was changed. */
export function wrongInput(place: StaffPlace = {}): FormOutcome {
  return { place, status: 422, errorCode: 'wrongInput' };
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly hasOlder: boolean;
}

/** A page of a list, from 1. The query reads one row more than it shows, to know whether there is another page. */
export async function readPage<Row>(
  page: number,
  size: number,
  find: (part: { readonly limit: number; readonly offset: number }) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const found = await find({ limit: size + 1, offset: (page - 1) * size });
  return { rows: found.slice(0, size), page, hasOlder: found.length > size };
}
