import type { Db } from '../database/database.ts';
import type { App } from './app-context.ts';
import type { Command } from './commands/command.ts';
import type { RouteErrors } from './errors/call-error.ts';
import type { Concern } from './health/concerns.ts';
import type { Storage } from './health/health.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PersonalData } from './personal-data.ts';
import type { DeclaredTable } from './retention/retention-rules.ts';
import type { WriteLimits } from './security/write-limits.ts';
import type { ServerDeps } from './server-deps.ts';

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
