import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mended } from '../mended.ts';
import { reveal } from '../reveal.ts';
import { makeBooking } from './booking.ts';
import { checkBooking } from './check-booking.ts';
import { doors } from './doors.ts';
import type { MeetingProps } from './meeting.tsx';
import { calm, failed, type Stage, stageAtFirst, taken } from './stage.ts';
import { typedIn } from './typed-in.ts';

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
  const [book] = useState(() => makeBooking(requestId, doors));
  // At once, not with the next drawing: a second press may come before that.
  const isLeaving = useRef(false);

  useEffect(() => {
    // Only where the page is gone back to: a slow one is shown as loaded after somebody has pressed.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving.current = false;
      setStage((before) => ({ ...before, isSending: false }));
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const send = async (form: HTMLFormElement, { chosen, zone, onTaken }: Choice) => {
    const fields = { ...typedIn(form), time: chosen ? new Date(chosen).toISOString() : '', zone };
    const problems = checkBooking(fields);
    if (Object.keys(problems).length > 0) return setStage(failed('wrongInput', problems, words.faults));
    setStage((before) => ({ ...calm, nearest: before.nearest, isSending: true }));
    const outcome = await book({ ...fields, ...(quote && { quotation_id: quote }) });
    if (!outcome) return;
    reveal(form);
    if (outcome.kind === 'failed') return setStage(failed(outcome.fault, outcome.problems, words.faults));
    if (outcome.kind === 'taken') {
      onTaken();
      return setStage(taken(outcome, words, false));
    }
    setStage({ ...calm, booked: { meeting: outcome.meeting, email: fields.email.trim(), asked: chosen ?? 0 } });
  };

  /** Moving is the page's own work: the form goes out as it is, once. */
  const leave = (event: FormEvent, chosen: number | undefined) => {
    if (isLeaving.current || chosen === undefined) event.preventDefault();
    if (chosen === undefined) return setStage(failed('wrongInput', { time: 'missing' }, words.faults));
    isLeaving.current = true;
    setStage({ ...calm, isSending: true });
  };

  return {
    stage,
    mend: (name: string) => setStage((before) => mended(before, name)),
    submit(event: FormEvent<HTMLFormElement>, choice: Choice) {
      if (moving) return leave(event, choice.chosen);
      event.preventDefault();
      void send(event.currentTarget, choice);
    },
  };
}
