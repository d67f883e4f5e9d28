import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { quoteLimits } from '#site/quotes.ts';
import { Composer } from './composer.tsx';
import { MadePage } from './made/made-page.tsx';
import { QuoteHead } from './quote-head.tsx';
import { quoteIn } from './quote-in.ts';

/** Where a quote is put together, and where one that was made is shown to whoever has its number. */
export default function Page() {
  const page = usePage();
  const { title, lead } = page.words.quote;
  const answer = quoteIn(page);
  if (answer?.kind === 'made') return <MadePage answer={answer} />;
  return (
    <>
      <QuoteHead title={title} lead={format(lead, page.language, { days: quoteLimits.validDays })} />
      <Composer answer={answer} />
    </>
  );
}
