/** For `like`: what somebody types is never a pattern. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
