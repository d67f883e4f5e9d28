import type { Language } from '#site/languages.ts';
import type { StaffActions, StaffPlace, StaffPlaceName, StaffRole, StaffViewName, StaffViews } from '#site/staff.ts';
import type { StaffError } from '../contracts/staff.ts';
import type { Db } from '../database/database.ts';
import type { App, AppContext } from './app-context.ts';
import type { Command } from './commands/command.ts';
import type { RouteErrors } from './errors/call-error.ts';
import type { Alert } from './health/alert.ts';
import type { Concern } from './health/concerns.ts';
import type { Storage } from './health/health.ts';
import type { SampleModule } from './mail/dev/own-samples.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PersonalData } from './personal-data.ts';
import type { DeclaredTable } from './retention/retention-rules.ts';
import type { WriteLimits } from './security/write-limits.ts';
import type { ServerDeps } from './server-deps.ts';
import type { Actor, FormHandler } from './staff/staff-actions.ts';

/** What a feature may need to answer requests. Each feature adds what it alone needs, with `declare module`. */
export interface FeatureDeps extends ServerDeps {
  readonly wakeMail: () => void;
  readonly isStopping: () => boolean;
  /** The counters of this process. */
  readonly metrics: Metrics;
  /** Knows whether files can be stored. Undefined: this is not checked. */
  readonly storage: Storage | undefined;
  /** What is wrong although the server works. */
  readonly concerns: readonly Pick<Concern, 'text'>[];
}

/** What a view of the team's console is read with. */
export interface ViewDeps extends FeatureDeps {
  readonly db: Db;
  readonly language: Language;
  readonly now: Date;
}

interface ViewBase<Answer> {
  /** Who may open it. */
  readonly roles: readonly StaffRole[];
  /** Undefined if there is no such record. */
  readonly read: (place: StaffPlace, deps: ViewDeps) => Promise<Answer | undefined>;
}

/** A view of the menu, or the page of one record. */
export type ConsoleView<Answer = StaffViews[StaffPlaceName]> = ViewBase<Answer> &
  (
    | {
        readonly record?: never;
        /** How much in it waits for the team, which the menu shows. */
        readonly waiting?: (db: Db, now: Date) => Promise<number>;
      }
    /** The view of the menu that the record belongs to, and what is said there if there is no such record. */
    | { readonly record: { readonly list: StaffViewName; readonly unknown: StaffError } }
  );

/** A form of the console. */
export interface ConsoleAction {
  /** Who may send it. */
  readonly roles: readonly StaffRole[];
  readonly handle: FormHandler;
}

/** What a file of the console is sent with. */
export interface FileDeps {
  readonly db: Db;
  readonly by: Actor;
  /** The folder of attachments. */
  readonly folder: string;
  readonly language: Language;
  /** Shows a view with an error instead. */
  readonly refuse: (place: StaffPlace, errorCode: StaffError) => Promise<Response>;
}

type SendFile = (c: AppContext, deps: FileDeps) => Promise<Response | undefined>;

/** A file that the team can download. Every download is logged by what sends it. */
export interface ConsoleFile {
  readonly path: string;
  /** Those who may open this view get the file. */
  readonly view: StaffPlaceName;
  /** Undefined if there is no such file. */
  readonly send: SendFile;
  /** Sends it after a question, which only a form of the site can answer. */
  readonly confirm?: SendFile;
}

/** Work that goes on while the server runs. */
export interface Running {
  stop(): Promise<void> | void;
}

/** What a mounted feature does beside answering requests. */
export interface MountedFeature {
  /** Awaited before the server listens: what is slow once would otherwise delay the first visitors. */
  readonly prepare?: (app: App) => Promise<unknown>;
  /** Starts its regular work, once the server listens. */
  readonly start?: () => Running;
  /** Called before the database is closed, also if nothing was started. */
  readonly close?: () => Promise<void> | void;
}

export interface ClockCorrection {
  /** The right time. */
  readonly now: Date;
  /** Milliseconds that a server may claim a message. */
  readonly claim: number;
}

/**
 * What a feature is to the server. It declares this in its `server/feature.ts`, and `src/app/features.ts` lists all of
 * them in their order.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Adds its routes. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most features have nothing but routes, and return nothing
  readonly mount?: (app: App, deps: FeatureDeps) => MountedFeature | void;
  /** The rate limit of each of its URLs that accepts a write. */
  readonly writeLimits?: WriteLimits;
  /** The formats in which its URLs answer errors, if not in that of the site. */
  readonly routeErrors?: (deps: FeatureDeps) => readonly RouteErrors[];
  /** What the team can run in a terminal, under the names of their npm scripts. */
  readonly commands?: Readonly<Record<string, Command>>;
  /** Its part of the team's console at `/staff`. */
  readonly console?: {
    readonly views?: { readonly [Name in StaffPlaceName]?: ConsoleView<StaffViews[Name]> };
    readonly actions?: { readonly [Name in keyof StaffActions]?: ConsoleAction };
    readonly files?: readonly ConsoleFile[];
  };
  /** The problems that it looks for, which need a person of the team. */
  readonly alerts?: readonly Alert[];
  /** Loads an example of each of its mails (`server/sample-mails.ts`), which developers see at `/dev/mail`. */
  readonly sampleMails?: () => Promise<SampleModule>;
  /** What it stores in the database, and for how long. */
  readonly tables?: readonly DeclaredTable[];
  /** What of it is about people. */
  readonly personalData?: PersonalData;
  /** Removes what no rule of a table covers, after the rows that have expired. Several servers may do it concurrently. */
  readonly tidyUp?: (db: Db, now: Date) => Promise<unknown>;
  /** Corrects times that a clock which was ahead has written. Returns how many, by the names that the log has for them. */
  readonly makeDueAgain?: (db: Db, correction: ClockCorrection) => Promise<Readonly<Record<string, number>>>;
}

/** Keeps the names of what is declared, from which `src/app/features.ts` finds what is missing. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}
