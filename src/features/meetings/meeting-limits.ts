/** Bounds of a booking, in one place for browser and server. */
export const meetingLimits = {
  /** In characters. */
  name: 100,
  email: 254,
  topic: 500,
  zone: 64,
  /** So many meetings to come one mailbox may have. */
  upcoming: 3,
  /** So many free times are offered to somebody whose time was just taken. */
  nearest: 5,
  /** For so long a time is held for somebody who has to confirm it. */
  holdMinutes: 30,
} as const;
