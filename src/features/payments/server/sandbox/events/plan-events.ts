import type { SandboxTransaction } from '../store/save-transaction.ts';

/** How a difficult bank tells what happened. */
export const eventManners = ['normal', 'repeated', 'reversed', 'lost', 'late'] as const;
export type EventManner = (typeof eventManners)[number];

export interface PlannedEvent {
  readonly status: SandboxTransaction['status'];
  readonly happenedAt: Date;
  readonly dueAt: Date;
}

const second = 1_000;
/** How far three tellings of one event are from each other, how late the first one comes after the last, and a late one. */
const repeats = [0, second, 2 * second];
const reversedBy = 2 * second;
/** How late a late one is, in minutes: the page says so too. */
export const lateMinutes = 3;

/** That it is pending, then what became of it. */
export function planEvents(
  { outcome, createdAt, settlesAt }: Pick<SandboxTransaction, 'outcome' | 'createdAt' | 'settlesAt'>,
  manner: EventManner,
): readonly PlannedEvent[] {
  const pending = (delay: number): PlannedEvent => ({
    status: 'PENDING',
    happenedAt: createdAt,
    dueAt: new Date(createdAt.getTime() + delay),
  });
  // A millisecond later, so that the one that comes second is second even if the bank decides at once.
  const final = (delay: number): PlannedEvent => ({
    status: outcome,
    happenedAt: settlesAt,
    dueAt: new Date(settlesAt.getTime() + 1 + delay),
  });
  const waiting = settlesAt.getTime() - createdAt.getTime();
  switch (manner) {
    case 'normal':
      return [pending(0), final(0)];
    case 'repeated':
      return [...repeats.map(pending), ...repeats.map(final)];
    case 'reversed':
      return [final(0), pending(waiting + reversedBy)];
    case 'late':
      return [pending(0), final(lateMinutes * 60 * second)];
    case 'lost':
      return [];
  }
}
