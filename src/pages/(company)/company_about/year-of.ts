/** The year of a day such as `2006-10-17`. */
export function yearOf(day: string): number {
  return new Date(day).getUTCFullYear();
}
