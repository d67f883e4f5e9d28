import type { Language } from '#site/languages.ts';
import { formatMoney, type Money } from '#site/money.ts';

/** Always with the code: who pays must not take one dollar for another. */
export function writeMoney(money: Money, language: Language): string {
  return formatMoney(money, language, 'code');
}
