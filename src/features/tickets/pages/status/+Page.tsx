import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { OnItsWayHero } from '#ui/art/heroes/on-its-way.tsx';
import { ButtonLink } from '#ui/links/button-link.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Found } from './found.tsx';
import { QuoteVerdict } from './quote-verdict.tsx';
import { StatusForm } from './status-form.tsx';

export default function Page() {
  const { words, language, live } = usePage();
  const { supportStatus } = words;
  const answer = live?.path === '/support/status' ? live.status : undefined;
  const { quote } = answer ?? {};
  const title = quote === undefined ? supportStatus.title : supportStatus.quote.title[quote?.state ?? 'unknown'];
  return (
    <>
      <Notice picture={<OnItsWayHero />} title={title}>
        {quote !== undefined ? (
          <QuoteVerdict quote={quote} />
        ) : answer?.found ? (
          <Found status={answer.found} />
        ) : (
          <p>{supportStatus.lead}</p>
        )}
        <StatusForm answer={answer} />
      </Notice>
      <Section
        id="lost"
        title={supportStatus.lostTitle}
        lead={format(supportStatus.lostText, language, { brand: brand.name })}
        tone="card"
      >
        <ButtonLink to="/support" anchor="form" look="secondary">
          {supportStatus.write}
        </ButtonLink>
      </Section>
    </>
  );
}
