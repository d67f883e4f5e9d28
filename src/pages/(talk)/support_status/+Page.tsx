import { OnItsWayHero } from '#components/art/heroes/on-its-way.tsx';
import { Notice } from '#components/sections/notice.tsx';
import { Section } from '#components/sections/section.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { brand } from '#content/brand.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
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
