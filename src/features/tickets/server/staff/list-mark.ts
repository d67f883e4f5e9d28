import type { PlaceInList } from '../store/search-tickets.ts';

/** A place in the list of tickets, as an address can hold it. */
export function writeMark({ createdAt, reference }: PlaceInList): string {
  return `${createdAt.getTime()}.${reference}`;
}

/** What cannot be read is as if it were left out. */
export function readMark(mark: string | undefined): PlaceInList | undefined {
  const [, moment, reference] = /^(\d{1,14})\.([\w-]{11})$/.exec(mark ?? '') ?? [];
  return moment && reference ? { createdAt: new Date(Number(moment)), reference } : undefined;
}
