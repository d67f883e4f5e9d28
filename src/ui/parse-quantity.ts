/** Why a quantity is not simply what was typed. */
type QuantityNote = 'empty' | 'negative' | 'fraction' | 'unreadable' | 'tooMany';

export interface Quantity {
  /** Always a whole number that is safe to calculate with. */
  readonly quantity: number;
  readonly note?: QuantityNote;
}

/** Beyond this the product with a price would no longer be exact, and no one sends as many. */
export const quantityLimit = 1_000_000_000;

/** 5.000 and 5,000 are five thousand everywhere: messages are whole numbers, and three digits make a group. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const whole = /^\d+$/;
const fractional = /^(?:\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)?[.,]\d+$/;
const scientific = /^\d+(?:[.,]\d+)?e\+?\d{1,3}$/i;
const minus = /^[-−–]/;
/** Spaces of all kinds and apostrophes, which people and spreadsheets put between groups. */
const fillers = /[\s'’_]/g;

/** Parses what a person types or pastes for a number of messages. It never fails and never returns NaN. */
export function parseQuantity(typed: string): Quantity {
  const text = typed.replace(fillers, '').replace(/^\+/, '');
  if (text === '') return { quantity: 0, note: 'empty' };
  if (minus.test(text)) return { quantity: 0, note: isNumber(text.slice(1)) ? 'negative' : 'unreadable' };
  if (!isNumber(text)) return { quantity: 0, note: 'unreadable' };
  const value = read(text);
  if (value > quantityLimit) return { quantity: quantityLimit, note: 'tooMany' };
  const quantity = Math.round(value);
  return quantity === value ? { quantity } : { quantity, note: 'fraction' };
}

function isNumber(text: string): boolean {
  return [whole, grouped, fractional, scientific].some((form) => form.test(text));
}

function read(text: string): number {
  if (grouped.test(text)) return Number(text.replace(/[.,]/g, ''));
  // The last point or comma separates the decimals; any before it separate groups.
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return at < 0 ? Number(text) : Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`);
}
