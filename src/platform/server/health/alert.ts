import { type Words, wordsIn } from '#content/words.ts';
import { defaultLanguage } from '#site/languages.ts';
import type { StaffViewName } from '#site/staff.ts';
import type { Db } from '../../database/database.ts';
import type { Config } from '../config/config.ts';

/** The words say what each means and what to do about it. */
export type AlertName = keyof Words['staff']['alerts'];

const texts = wordsIn(defaultLanguage).staff.alerts;
const isAlertName = (name: string): name is AlertName => Object.hasOwn(texts, name);

/** Problems that need a person, in the order in which the console shows them. */
export const alertNames = Object.keys(texts).filter(isAlertName);

interface AlertDeps {
  readonly config: Config;
  readonly db: Db;
  readonly now: Date;
  /** When this server began to check: what was before says nothing about its own work. */
  readonly since: Date;
}

/** `problem` is for the team and goes to an external service, so it contains no personal data. Undefined: all is well. */
export interface Finding {
  readonly problem: string | undefined;
}

/** A problem that a feature looks for: every server checks once a minute, and one of them posts it. */
export interface Alert {
  readonly name: AlertName;
  /** The view of the console in which it is dealt with. */
  readonly view?: StaffViewName;
  /** Resolves with undefined if it cannot be known: then an open alert stays open. */
  readonly check: (deps: AlertDeps) => Promise<Finding | undefined>;
  /** What is posted when it is over. */
  readonly over: string;
}

export function consoleUrl({ publicUrl }: Pick<Config, 'publicUrl'>, query: string): string {
  return `${publicUrl}/staff?${query}`;
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
