import { type Currency, currencies } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { Button } from '#ui/button.tsx';
import style from './by-agreement.module.css';
import { focusNext } from './focus-next.ts';
import type { ChosenItem } from './quote-item.ts';
import type { QuoteWords } from './words.ts';

interface Props {
  readonly chosen: readonly ChosenItem[];
  readonly currency: Currency;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly onPick: (currency: Currency) => void;
}

/** What has no price in this currency, and in which one it has. */
export function ByAgreement({ chosen, currency, language, words, onPick }: Props) {
  const without = chosen.filter(({ item: { prices } }) => prices[currency] === undefined);
  if (without.length === 0) return null;
  const priced = (other: Currency) => without.filter(({ item: { prices } }) => prices[other] !== undefined).length;
  const others = currencies.filter((other) => priced(other) > 0);
  const say = (message: string, of: Currency) =>
    format(message, language, { count: without.length, currency: words.currencies[of] });
  return (
    <div className={style.agreement}>
      <p>{say(words.agreement.text, currency)}</p>
      {others.map((other) => (
        <Button key={other} look="secondary" size="small" onClick={() => focusNext(() => onPick(other))}>
          {say(words.agreement.switch, other)}
        </Button>
      ))}
    </div>
  );
}
