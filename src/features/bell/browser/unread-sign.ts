/** Two digits would not fit into the sign at the bell. */
const most = 9;

/** What stands at the bell: nothing, a digit, or `9+`. */
export function unreadSign(count: number): string {
  if (count < 1) return '';
  return count > most ? `${most}+` : String(count);
}
