import type { MeetingFault } from '../meeting-answer.ts';
import type { MeetingProps } from './meeting-props.ts';
import type { BookingFault, Outcome } from './read-booking.ts';
import type { MeetingWords } from './words.ts';

type Problems = Readonly<Record<string, string>>;

/** Where a booking stands. */
export interface Stage {
  readonly isSending: boolean;
  /** In words. */
  readonly fault: string | undefined;
  /** Writing to us is what helps. */
  readonly offersContact: boolean;
  /** By field, by name. */
  readonly problems: Problems;
  /** A new one each time that something was wrong: with it the focus goes there. */
  readonly failure: object | undefined;
  /** Free ones around a time that was taken. */
  readonly nearest: readonly number[];
  readonly booked:
    | {
        readonly meeting: Extract<Outcome, { kind: 'booked' }>['meeting'];
        readonly email: string;
        readonly asked: number;
      }
    | undefined;
}

export const idle: Stage = {
  isSending: false,
  offersContact: false,
  problems: {},
  nearest: [],
  fault: undefined,
  failure: undefined,
  booked: undefined,
};

type First = Pick<MeetingProps, 'fault' | 'problems' | 'nearest' | 'moving' | 'words'>;

/** As the server found it, where it drew the page for what was sent. */
export function stageAtFirst({ fault, problems, nearest, moving, words }: First): Stage {
  if (isLost(fault)) return taken({ fault, nearest }, words, moving !== undefined);
  const named = fault ?? (Object.keys(problems).length > 0 ? 'wrongInput' : undefined);
  return named ? { ...failed(named, problems, words.faults), nearest } : idle;
}

export function failed(fault: MeetingFault | BookingFault, problems: Problems, words: MeetingWords['faults']): Stage {
  return { ...idle, fault: words[fault], offersContact: fault === 'tooManyBookings', problems, failure: {} };
}

/** A time that cannot be had, or not any more. */
interface Lost {
  readonly fault: 'taken' | 'notOffered' | 'expired';
  readonly nearest: readonly number[];
}

/** With what to do instead: whoever moves a meeting has written nothing, and still has the old time. */
export function taken({ fault, nearest }: Lost, { faults, instead }: MeetingWords, isMoving: boolean): Stage {
  const [some, none] = isMoving ? [instead.movingSome, instead.movingNone] : [instead.some, instead.none];
  return { ...idle, fault: `${faults[fault]} ${nearest.length > 0 ? some : none}`, nearest, failure: {} };
}

function isLost(fault: MeetingFault | undefined): fault is Lost['fault'] {
  return fault === 'taken' || fault === 'notOffered' || fault === 'expired';
}
