import { parseQuantity } from '#ui/parse-quantity.ts';

interface Recipients {
  readonly count: number;
  readonly fault?: 'wrong' | 'tooMany';
}

/** To how many people, as somebody types it. What cannot be read costs nothing rather than something wrong. */
export function readRecipients(typed: string, most: number): Recipients {
  const { quantity, note } = parseQuantity(typed);
  if (note === 'unreadable' || note === 'negative' || note === 'empty') return { count: 0, fault: 'wrong' };
  return quantity > most ? { count: most, fault: 'tooMany' } : { count: quantity };
}
