import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { formatMoney } from '#site/money.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { describeAmounts } from '../describe-amounts.ts';
import { lineTotal } from '../totals.ts';
import { focusNext } from './focus-next.ts';
import style from './lines.module.css';
import type { ChosenItem } from './quote-item.ts';
import type { QuoteWords } from './words.ts';

interface Props {
  readonly chosen: readonly ChosenItem[];
  readonly currency: Currency;
  readonly language: Language;
  readonly words: QuoteWords;
  readonly onRemove: (id: string) => void;
}

/** Everything that is chosen: how much of it, and what that costs. */
export function Lines({ chosen, currency, language, words, onRemove }: Props) {
  return (
    <ul className={style.lines}>
      {chosen.map((one, place) => {
        const { item, amounts } = one;
        const minor = lineTotal(one, currency);
        return (
          <li key={item.id}>
            <span>
              {item.name} <small>{describeAmounts(item, amounts, words.amounts, language)}</small>
            </span>
            <strong>
              {minor === undefined ? words.byAgreement : formatMoney({ minor, currency }, language, 'code')}
            </strong>
            <Button
              look="quiet"
              size="small"
              icon={<CloseIcon />}
              aria-label={`${words.remove} ${item.name}`}
              data-remove=""
              onClick={() => focusNext(() => onRemove(item.id), place)}
            />
          </li>
        );
      })}
    </ul>
  );
}
