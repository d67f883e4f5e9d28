import { usePage } from '#platform/page/page.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/fact.tsx';
import { DayOf } from '#ui/sections/day-of.tsx';
import type { Quote } from '../../quote.ts';
import style from './made-facts.module.css';

/** The number, dates and names of a quote. */
export function MadeFacts({ quote }: { readonly quote: Quote }) {
  const { made } = usePage().words.quote;
  const { reference, createdAt, validUntil, name, company, email, note } = quote;
  return (
    <section className={style.panel} aria-label={made.label}>
      <dl className={style.facts}>
        <div className={style.number}>
          <dt>{made.number}</dt>
          <dd>
            <strong>{reference}</strong>
            <CopyButton text={reference} words={made} className={style.copy} />
          </dd>
        </div>
        <Fact label={made.created}>
          <DayOf at={createdAt} />
        </Fact>
        <Fact label={made.until}>
          <DayOf at={validUntil} />
        </Fact>
        {name && (
          <Fact label={made.for}>
            {name}
            {company && (
              <>
                <br />
                {company}
              </>
            )}
          </Fact>
        )}
        {email && <Fact label={made.sentTo}>{email}</Fact>}
        {note && <Fact label={made.note}>{note}</Fact>}
      </dl>
    </section>
  );
}
