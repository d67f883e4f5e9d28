import type { Words } from '#content/words.ts';
import type { TicketColumn } from '../../ticket-fields.ts';
import type { TicketProblemWords } from '../../ticket-problem-words.ts';

/** The texts of `contact-form.json`, with those of shared components. */
export interface ContactFormWords extends TicketProblemWords {
  readonly labels: Readonly<Record<TicketColumn, string>>;
  readonly meantEmail: string;
  readonly optional: string;
  readonly attachments: string;
  readonly send: string;
  readonly sending: string;
  readonly again: string;
  readonly privacy: string;
  readonly policy: string;
  readonly restored: string;
  readonly clear: string;
  readonly honeypot: string;
  readonly lost: string;
  readonly wrongInput: string;
  readonly phone: Words['phone'];
  readonly thanks: ThanksWords;
}

export interface ThanksWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly confirm: string;
  readonly reference: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly mail: string;
  readonly status: string;
}
