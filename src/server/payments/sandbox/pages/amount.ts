import type { Language } from '#site/languages.ts';
import { formatMoney, type Money } from '#site/money.ts';

/** Always with the code: who pays must not take one dollar for another. */
export function writeMoney(money: Money, language: Language): string {
  const code = money.currency.toUpperCase();
  const text = formatMoney(money, language);
  return text.includes(code) ? text : `${text} ${code}`;
}
