/** For `like`: what somebody types is never a pattern. */
export function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
