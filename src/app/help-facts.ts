import type { OtherFacts } from '#features/help/server/answer-style.ts';
import { capacities } from '#features/sms/characters.ts';
import { exampleReference, ticketLimits } from '#features/tickets/ticket-limits.ts';

/** What the answers of the help say about features that come after it. */
export const helpFacts: OtherFacts = {
  files: ticketLimits.attachments,
  megabytes: ticketLimits.attachmentBytes / 1024 / 1024,
  exampleReference,
  smsAlone: capacities.gsm7.alone,
  smsPart: capacities.gsm7.part,
  fullAlone: capacities.ucs2.alone,
  fullPart: capacities.ucs2.part,
};
