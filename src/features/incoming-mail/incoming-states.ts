/** `waiting`: saved, and to be handled now or at the next attempt. `failed`: waits for the team. */
export const incomingStates = ['waiting', 'done', 'failed'] as const;

/** How a message came: `sent` is a copy in the folder of sent mail of the team's mailbox. */
export const incomingSources = ['imap', 'sent', 'post'] as const;

/** What became of a message. */
export const incomingOutcomes = [
  /** A customer's message in a ticket. */
  'reply',
  /** A new ticket. */
  'ticket',
  /** A team member's answer that was sent on to the customer. */
  'answer',
  /** A team member's answer that the customer has got already. */
  'copy',
  /** An out-of-office reply or the like. */
  'autoReply',
  /** A mail of ours could not be delivered. */
  'bounce',
  /** A mail of ours that came back to us. */
  'own',
  /** The same message came before. */
  'duplicate',
] as const;

export type IncomingOutcome = (typeof incomingOutcomes)[number];

/** Why a message waits for the team. */
export const incomingProblems = [
  /** It cannot be parsed or, if nothing of it is stored, not be fetched from the mailbox. */
  'unreadable',
  'tooLarge',
  'noSender',
  'tooMany',
  'unproven',
  'notTeam',
  'quarantined',
  'failure',
] as const;

export type IncomingProblem = (typeof incomingProblems)[number];
