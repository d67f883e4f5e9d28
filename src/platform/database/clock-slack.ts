/**
 * Milliseconds that the clocks of servers and database may differ by. A time further ahead comes from a wrong clock.
 */
export const clockSlack = 60_000;
