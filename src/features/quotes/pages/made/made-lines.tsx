import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { Fact } from '#ui/fact.tsx';
import type { Quote } from '../../quote.ts';
import style from './made-lines.module.css';

/** What is on a quote, and what it comes to, as it stands on the paper. */
export function MadeLines({ quote }: { readonly quote: Quote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { lines, subtotal, taxes, total, currency } = quote;
  const write = (minor: number) => formatMoney({ minor, currency }, language, 'code');
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title">{made.lines}</h2>
      <ul className={style.lines}>
        {lines.map(({ id, name, amount, total: line }) => (
          <li key={id}>
            <span>
              {name} {amount && <small>{amount}</small>}
            </span>
            <strong>{line === undefined ? made.byAgreement : write(line)}</strong>
          </li>
        ))}
      </ul>
      <dl className={style.sums}>
        <Fact label={made.subtotal}>{write(subtotal)}</Fact>
        {taxes.map(({ name, rate, minor }) => (
          <Fact key={name} label={format(made.tax, language, { name, rate: rate / 100 })}>
            {write(minor)}
          </Fact>
        ))}
        <div className={style.total}>
          <dt>{taxes.length > 0 ? made.total : made.beforeTaxes}</dt>
          <dd>{write(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
