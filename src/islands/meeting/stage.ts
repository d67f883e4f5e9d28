import type { MeetingFault } from '#site/meetings/meeting-answer.ts';
import type { BookingFault, Outcome } from './read-booking.ts';
import type { MeetingWords } from './words.ts';

type Problems = Readonly<Record<string, string>>;

/** Where a booking stands. */
export interface Stage {
  readonly isSending: boolean;
  /** In words. */
  readonly fault: string | undefined;
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

export const calm: Stage = {
  ...{ isSending: false, problems: {}, nearest: [] },
  ...{ fault: undefined, failure: undefined, booked: undefined },
};

/** As the server found it, where it drew the page for what was sent. */
export function stageAtFirst(
  { fault, problems, nearest }: { fault: MeetingFault | undefined; problems: Problems; nearest: readonly number[] },
  words: MeetingWords['faults'],
): Stage {
  const isWrong = !fault && Object.keys(problems).length > 0;
  const named = isWrong ? 'wrongInput' : fault;
  return { ...calm, problems, nearest, fault: named && faultText(named, nearest, words) };
}

export function failed(fault: BookingFault, problems: Problems, words: MeetingWords['faults']): Stage {
  return { ...calm, fault: words[fault], problems, failure: {} };
}

export function taken(nearest: readonly number[], words: MeetingWords['faults']): Stage {
  return { ...calm, fault: faultText('taken', nearest, words), nearest, failure: {} };
}

/** What is typed anew is no longer wrong, and with the last of them there is nothing left to complain of. */
export function mended(before: Stage, name: string): Stage {
  if (!(name in before.problems)) return before;
  const { [name]: _, ...problems } = before.problems;
  return { ...before, problems, fault: Object.keys(problems).length > 0 ? before.fault : undefined };
}

function faultText(fault: MeetingFault | BookingFault, nearest: readonly number[], words: MeetingWords['faults']) {
  return words[fault === 'taken' && nearest.length === 0 ? 'takenNone' : fault];
}
