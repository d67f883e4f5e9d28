import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { totalOf } from '#site/unit-price.ts';
import type { Reckoned } from '../reckon.ts';
import type { SmsPrice } from './cost-table.tsx';
import type { VerdictText } from './verdict-of.ts';
import type { SmsCalculatorWords } from './words.ts';

interface Options {
  readonly reckoned: Reckoned;
  readonly verdict: VerdictText;
  readonly problems: readonly (string | undefined)[];
  readonly prices: readonly SmsPrice[];
  readonly recipients: number;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** All that changed on the screen, for those who listen. */
export function saidAloud(options: Options): string {
  const { reckoned, verdict, problems, prices, recipients, language, words } = options;
  const { characters, parts } = reckoned.measure;
  const costs = prices.map(({ name, currency, price }) => {
    const minor = totalOf(parts.length * recipients, price);
    return `${name} ${formatMoney({ minor, currency }, language)}`;
  });
  const figures = format(words.announced, language, { characters, parts: parts.length });
  return [...problems, figures, `${verdict.title}.`, verdict.saving, `${costs.join(', ')}.`].filter(Boolean).join(' ');
}
