import type { Quotable } from '#content/catalogue/quotable.ts';
import { usePage } from '#platform/page/page.ts';
import { amountField } from '../../quote-fields.ts';
import style from './row-numbers.module.css';

interface Props {
  readonly item: Quotable;
  readonly name: string;
  readonly amounts: readonly number[] | undefined;
}

/** The numbers that a thing is asked by, such as months and users. */
export function RowNumbers({ item: { id, asks }, name, amounts }: Props) {
  const { shelf } = usePage().words.quote;
  return (
    <div className={style.numbers}>
      {asks.map(({ measure, least, most, step, first }, index) => (
        <label key={measure}>
          <span>
            {shelf.fields[measure]}
            <span className="visually-hidden"> {name}</span>
          </span>
          <input
            type="number"
            inputMode="numeric"
            autoComplete="off"
            name={amountField(id, measure)}
            min={least}
            max={most}
            step={step}
            defaultValue={amounts?.[index] ?? first}
            data-measure={measure}
            data-first={first}
          />
        </label>
      ))}
    </div>
  );
}
