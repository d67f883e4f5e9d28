import { usePage } from '#site/page.ts';
import { Composer } from './composer.tsx';
import { MadePage } from './made/made-page.tsx';
import { QuoteHead } from './quote-head.tsx';
import { quoteIn } from './quote-in.ts';

/** Where a quote is put together, and where one that was made is shown to whoever has its number. */
export default function Page() {
  const answer = quoteIn(usePage());
  if (answer?.kind === 'made') return <MadePage answer={answer} />;
  return (
    <>
      <QuoteHead />
      <Composer answer={answer} />
    </>
  );
}
