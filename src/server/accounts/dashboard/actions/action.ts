import type { DashboardDeed, ViewProblems } from '#site/account/dashboard.ts';
import type { Language } from '#site/languages.ts';
import type { AppContext } from '../../../app-context.ts';
import type { AccountParts } from '../../account-parts.ts';
import type { SignedIn } from '../../signed-in.ts';
import type { AskedView } from '../read-view.ts';

/** A form of the dashboard that was sent. */
export interface Sent {
  readonly c: AppContext;
  readonly parts: AccountParts;
  readonly signedIn: SignedIn;
  readonly language: Language;
  readonly body: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** What is shown then. */
export type Outcome =
  /** Another page, so that loading it again does nothing twice. */
  | { readonly done: DashboardDeed; readonly view: AskedView }
  /** The same form again, with what was typed. */
  | {
      readonly wrong: ViewProblems;
      readonly view: AskedView;
      readonly newEmail?: string;
      readonly fault?: 'sentBefore';
    }
  /** The code for a new address is asked for. */
  | { readonly newEmail: string }
  /** There is no such thing, or not for this person. */
  | 'unknown'
  | Response;

export type Action = (sent: Sent) => Promise<Outcome>;

/** What was typed into a field; empty where it was left out, or is a file. */
export function textIn(body: Sent['body'], field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

export function wrongIn(
  view: AskedView,
  sent: Sent,
  problems: Readonly<Record<string, string>>,
  fields: readonly string[],
) {
  const typed = Object.fromEntries(fields.map((field) => [field, textIn(sent.body, field)]));
  return { view, wrong: { typed, problems } };
}
