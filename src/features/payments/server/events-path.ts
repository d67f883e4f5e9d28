/** Where a provider tells what became of payments. */
export const eventsPath = '/pay/events';
