/** `quarantined`: looks like spam, and waits for the team to release it. */
export const ticketStates = ['new', 'answered', 'closed', 'quarantined'] as const;

export type TicketState = (typeof ticketStates)[number];

/** What the writer of a ticket sees. Quarantine is the team's business: such a ticket counts as received. */
export const visitorTicketStates = ['received', 'answered', 'closed'] as const;

export type VisitorTicketState = (typeof visitorTicketStates)[number];
