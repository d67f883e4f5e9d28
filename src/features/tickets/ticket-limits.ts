import { longestEmail } from '#platform/contracts/input-bounds.ts';

/** What a reference looks like, wherever one is shown as an example. */
export const exampleReference = 'H-7KQ2-94MX';

const megabyte = 1024 * 1024;

/** What a ticket may hold: the form in the browser and the server go by the same. Lengths are in characters. */
export const ticketLimits = {
  name: 120,
  email: longestEmail,
  phone: 40,
  message: 5000,
  attachments: 3,
  attachmentBytes: 5 * megabyte,
  /** Notes on where it came from. What is longer is cut, not refused. */
  apiClient: 60,
  page: 500,
  campaign: 200,
} as const;

/** What may be attached, by the ending of its name. The content has to be that, too. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
} as const;

export type AttachmentType = (typeof attachmentTypes)[keyof typeof attachmentTypes];

/** What a browser sends around three attachments and the longest message. */
const bytesBeside = 100 * 1024;

export const largestTicket = ticketLimits.attachments * ticketLimits.attachmentBytes + bytesBeside;
/** Milliseconds: no person reads and fills a form faster, and none keeps it open longer. */
export const formTokenAge = { least: 3_000, most: 24 * 60 * 60 * 1000 } as const;
