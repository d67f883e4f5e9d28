import { type FormEvent, useState } from 'react';
import { clearFieldError } from '#platform/browser/clear-field-error.ts';
import { reveal } from '#platform/browser/reveal.ts';
import { makeBooking } from './booking.ts';
import { checkBooking } from './check-booking.ts';
import { bookingGateway } from './gateway.ts';
import type { MeetingProps } from './meeting-props.ts';
import { failed, idle, type Stage, stageAtFirst, taken } from './stage.ts';
import { typedIn } from './typed-in.ts';
import { useLeaving } from './use-leaving.ts';

interface Choice {
  readonly chosen: number | undefined;
  readonly zone: string;
  /** Somebody else was quicker. */
  readonly onTaken: () => void;
}

/** Books a time, or moves a meeting to it, and tells where that stands. */
export function useBooking(props: MeetingProps) {
  const { words, moving, quote, requestId } = props;
  const [stage, setStage] = useState<Stage>(() => stageAtFirst(props));
  const [book] = useState(() => makeBooking(requestId, bookingGateway));
  const { isLeaving, leave } = useLeaving(() => setStage((before) => ({ ...before, isSending: false })));

  const send = async (form: HTMLFormElement, { chosen, zone, onTaken }: Choice) => {
    const fields = { ...typedIn(form), time: chosen ? new Date(chosen).toISOString() : '', zone };
    const problems = checkBooking(fields);
    if (Object.keys(problems).length > 0) return setStage(failed('wrongInput', problems, words.faults));
    setStage((before) => ({ ...idle, nearest: before.nearest, isSending: true }));
    const outcome = await book({ ...fields, ...(quote && { quotation_id: quote }) });
    if (!outcome) return;
    reveal(form);
    if (outcome.kind === 'failed') return setStage(failed(outcome.fault, outcome.problems, words.faults));
    if (outcome.kind === 'taken') {
      onTaken();
      return setStage(taken(outcome, words, false));
    }
    setStage({ ...idle, booked: { meeting: outcome.meeting, email: fields.email.trim(), asked: chosen ?? 0 } });
  };

  /** Moving is the page's own work: the form goes out as it is, once. */
  const move = (event: FormEvent, chosen: number | undefined) => {
    if (isLeaving()) return event.preventDefault();
    if (chosen !== undefined) {
      leave();
      return setStage({ ...idle, isSending: true });
    }
    event.preventDefault();
    setStage(failed('wrongInput', { time: 'missing' }, words.faults));
  };

  return {
    stage,
    mend: (name: string) => setStage((before) => clearFieldError(before, name)),
    submit(event: FormEvent<HTMLFormElement>, choice: Choice) {
      if (moving) return move(event, choice.chosen);
      event.preventDefault();
      void send(event.currentTarget, choice);
    },
  };
}
