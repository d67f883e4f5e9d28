import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { RampHero } from '#ui/art/heroes/ramp.tsx';
import { Button } from '#ui/button.tsx';
import { ContactButton } from '#ui/links/contact-button.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { LegalHead } from '../legal-head.tsx';
import { LegalText } from '../legal-text.tsx';
import { useStatementValues } from './use-statement-values.tsx';

/** What we aim at, what was tried, and where it falls short: no more than is known. */
export default function Page() {
  const { words, language } = usePage();
  const { headline, lead, stated, tested, clauses, nextTitle, nextText, write } = words.accessibility;
  const { statedOn, testedOn } = legal.accessibility;
  return (
    <>
      <LegalHead
        title={headline}
        lead={lead}
        dates={[format(stated, language, { day: statedOn }), format(tested, language, { day: testedOn })]}
        picture={<RampHero />}
      />
      <LegalText clauses={clauses} wovenIn={useStatementValues()} below={{ barriers: <SupportHours /> }} />
      <NextStep
        tone="ice"
        title={nextTitle}
        text={nextText}
        actions={
          <>
            <ContactButton size="large" />
            <Button href={`mailto:${brand.email.support}`} look="secondary" size="large">
              {write}
            </Button>
          </>
        }
      />
    </>
  );
}
