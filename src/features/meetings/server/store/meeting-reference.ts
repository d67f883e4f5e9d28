import { newCode, readCode } from '#platform/database/reference-code.ts';

/** Such as `M-7KQ2-94MX`. It opens nothing without its key. */
export function newMeetingReference(): string {
  return newCode('M', 2);
}

/** As it stands on a meeting, however somebody typed it. Undefined: it is none. */
export function readMeetingReference(typed: string): string | undefined {
  return readCode('M', 2, typed);
}
