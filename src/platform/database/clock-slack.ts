/** Milliseconds that the clocks of servers and database may differ by. What lies further ahead, a wrong clock has said. */
export const clockSlack = 60_000;
