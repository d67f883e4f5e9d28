import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { format } from '#site/message.ts';
import { routeOf } from '#site/routes.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { ContactButton, SiteLink } from '#ui/links.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { SupportHours } from '#ui/sections/support-hours.tsx';
import type { WovenIn } from '../legal-clauses.tsx';
import { LegalHead } from '../legal-head.tsx';
import { LegalText } from '../legal-text.tsx';
import { MailLink } from '../mail-link.tsx';

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

/** The switches are called what the toolbar calls them. */
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

/** Stairs and a ramp to the same open door: whoever cannot climb arrives as well. */
const rows = [
  'quarter2:mb blank:b blank:b dots:vb',
  'blank:b blank:b blank:b blank:b',
  'blank:b blank:b blank:b blank:b',
  'blank:f blank:f blank:f blank:f',
];

const door = 'M236 192V104a52 52 0 0 1 104 0v88z';
const ramp = 'M14 330L236 192v138z';
const stairs = [0, 1, 2, 3].map((step) => box(340, 192 + 35 * step, 15 + 15 * step, 35)).join('');

function RampHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('night')} d={rounded(222, 40, 132, 160, 40)} />
      <path className={classOf('mustard')} d={door} />
      <path className={classOf('sky')} d={box(236, 192, 104, 138)} />
      <path className={classOf('night')} d={ramp} />
      <path className={classOf('day')} d={stairs} />
      <path className={classOf('day')} d={disc(322, 152, 6)} />
      <g transform="rotate(-32 112 268)">
        <Ant x={112} y={268} scale={0.8} pose="walk" limbs="night" />
      </g>
      <Ant x={282} y={192} scale={0.58} pose="stride" body="vermilion" limbs="night" />
      <Ant x={150} y={396} scale={0.6} pose="walk" limbs="night" />
    </Composition>
  );
}
