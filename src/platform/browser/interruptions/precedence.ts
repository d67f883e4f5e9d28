/**
 * All that may come before a visitor's eyes unasked, the most urgent first. A film was asked for by the address; a
 * language has to be settled before anything can be read; a notice answers what the visitor has just done. The cookie
 * banner stands until it is answered, so it steps aside for those three and lets no other pass.
 */
const precedence = ['video', 'language', 'notice', 'cookies', 'offer', 'marketing'] as const;

export type Kind = (typeof precedence)[number];

export function isBefore(one: Kind, other: Kind): boolean {
  return precedence.indexOf(one) < precedence.indexOf(other);
}
