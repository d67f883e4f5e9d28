import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import { RampHero } from '#ui/art/heroes/legal.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { ContactButton, SiteLink } from '#ui/links.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import { LegalHead, LegalText, MailLink, type WovenIn } from '../legal-text.tsx';

export default withHead(({ words }) => words.accessibility, Page);

/** Our target, what was tested, and where the site falls short: no more than is known. */
function Page() {
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

/** The switches have the names that the toolbar uses. */
function useStatementValues(): WovenIn {
  const { words } = usePage();
  const { open, inverted, highlight, greyscale, largeFont } = words.shell.accessibility;
  const { guidelines, testedOn } = legal.accessibility;
  return {
    values: { brand: brand.name, open, inverted, highlight, greyscale, largeFont, testedOn },
    elements: {
      site: <a href="/">{new URL(brand.siteUrl).host}</a>,
      guidelines: (
        <Link href={guidelines} newTab={words.shell.newTab}>
          WCAG 2.2
        </Link>
      ),
      contactLink: <SiteLink to="/contact">{pageName(routeOf('/contact'), words)}</SiteLink>,
      supportEmail: <MailLink to={brand.email.support} />,
    },
  };
}
