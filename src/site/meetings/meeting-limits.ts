/** Bounds of a booking, in one place for browser and server. */
export const meetingLimits = {
  /** In characters. */
  name: 100,
  email: 254,
  topic: 500,
  zone: 64,
  /** So many meetings to come one e-mail address may have. */
  upcoming: 3,
  /** So many free times are offered to somebody whose time was just taken. */
  nearest: 5,
} as const;
