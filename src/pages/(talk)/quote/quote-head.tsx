import { QuoteHero } from '#components/art/heroes/quote.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import { quoteLimits } from '#site/quotes/quote-limits.ts';
import style from './quote-head.module.css';

/** Short: what people came for stands below it. */
export function QuoteHead() {
  const page = usePage();
  const { quote, shell } = page.words;
  return (
    <section className={style.head}>
      <div className={style.words}>
        <Breadcrumb label={shell.breadcrumb} trail={trailTo(page)} />
        <h1>{quote.title}</h1>
        <p>{format(quote.lead, page.language, { days: quoteLimits.validDays })}</p>
      </div>
      <div className={style.picture} data-share-picture="">
        <QuoteHero />
      </div>
    </section>
  );
}
