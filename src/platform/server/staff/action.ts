import type { CompletedStaffAction, StaffError, StaffPlace } from '#site/staff.ts';
import type { Db } from '../../database/database.ts';
import type { Config } from '../config/config.ts';
import type { PageStatus } from '../live/live-pages.ts';
import type { Actor } from './staff-actions.ts';

/** What came with a form, by field. */
export type Typed = Readonly<Record<string, string>>;

interface ActionParts {
  readonly db: Db;
  readonly by: Actor;
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl' | 'meetings'>;
  /** For the addresses of meetings and tickets. */
  readonly secretOf: () => Promise<string>;
  /** To be called after mail was queued and committed. */
  readonly wakeMail: () => void;
}

/** What became of it, and where to go on: in a new page where it was done, else in the same with what was typed. */
export type Outcome =
  | { readonly done: CompletedStaffAction; readonly place: StaffPlace }
  | {
      readonly place: StaffPlace;
      readonly status: PageStatus;
      /** It was done, but something that was typed is still to be sent. */
      readonly completed?: CompletedStaffAction;
      readonly errorCode?: StaffError;
      readonly problems?: Readonly<Record<string, string>>;
    };

/** Reads the fields that it needs from what was typed, and does it. */
export type Action = (typed: Typed, parts: ActionParts) => Promise<Outcome>;

/** A form of ours does not send this: it is old, or was changed. */
export function wrongInput(place: StaffPlace = {}): Outcome {
  return { place, status: 422, errorCode: 'wrongInput' };
}

/** Why nothing was done about a ticket. */
export function ticketError(errorCode: 'unknown' | 'quarantined', place: StaffPlace): Outcome {
  if (errorCode === 'unknown') return { place: {}, status: 404, errorCode: 'unknownTicket' };
  return { place, status: 409, errorCode };
}
