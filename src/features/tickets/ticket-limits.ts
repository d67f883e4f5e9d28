import { longestEmail } from '#platform/contracts/input-bounds.ts';
import { msPerDay } from '#site/durations.ts';

/** The example reference that is shown to visitors. */
export const exampleReference = 'H-7KQ2-94MX';

const megabyte = 1024 * 1024;

/** The limits of a ticket, for the form in the browser and for the server. Lengths are in characters. */
export const ticketLimits = {
  name: 120,
  email: longestEmail,
  phone: 40,
  message: 5000,
  attachments: 3,
  attachmentBytes: 5 * megabyte,
  /** Details of where it came from. Longer values are truncated, not refused. */
  apiClient: 60,
  page: 500,
  campaign: 200,
} as const;

/** Of the answers that the team saves: their number, and lengths in characters. */
export const savedAnswerLimits = { answers: 200, title: 100, text: 4000 } as const;

/** What a browser sends in addition to three attachments, including the longest message. */
const bytesBeside = 100 * 1024;

export const largestTicket = ticketLimits.attachments * ticketLimits.attachmentBytes + bytesBeside;
/** Milliseconds: no person fills in a form faster, and none leaves it open for longer. */
export const formTokenAge = { least: 3_000, most: msPerDay } as const;
