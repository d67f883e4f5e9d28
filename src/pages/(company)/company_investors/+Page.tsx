import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box, disc, place, shapes } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Button } from '#ui/button.tsx';
import { MailIcon } from '#ui/icons.tsx';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Goals } from './goals.tsx';
import style from './page.module.css';

const { investors: email } = brand.email;

export default function Page() {
  const { words, language } = usePage();
  const { companyInvestors } = words;
  const { next, round } = companyInvestors;
  const write = (
    <Button href={`mailto:${email}`} size="large" icon={<MailIcon />}>
      {companyInvestors.write}
    </Button>
  );
  return (
    <>
      <Hero
        title={companyInvestors.headline}
        lead={format(companyInvestors.lead, language, { round })}
        picture={<InvestorsHero />}
        tone="ice"
        actions={
          <>
            {write}
            <ButtonLink to="/pitch" look="secondary" size="large">
              {companyInvestors.pitch}
            </ButtonLink>
          </>
        }
      />
      <Goals />
      <Facts />
      <NextStep
        title={next.title}
        text={format(next.text, language, { email, minutes: company.meetingMinutes })}
        tone="mustard"
        actions={
          <>
            {write}
            <MeetingButton look="secondary" size="large" />
          </>
        }
      />
    </>
  );
}

const { headquarters, developmentCentre, acceleratorCohort } = company.investors;

/** What an investor writes down first. */
function Facts() {
  const { words, language } = usePage();
  const { facts } = words.companyInvestors;
  const rows = [
    [facts.round, facts.roundName],
    [facts.headquarters, headquarters],
    [facts.centre, developmentCentre],
    [facts.accelerator, format(facts.cohort, language, { year: acceleratorCohort })],
    [facts.founded, format(facts.date, language, { date: company.founded })],
  ] as const;
  return (
    <Section id="facts" title={facts.title} beside>
      <dl className={style.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{facts.email}</dt>
          <dd>
            <a href={`mailto:${brand.email.investors}`}>{brand.email.investors}</a>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** Five plants, each higher than the one before: bars of a chart that grow. */
const rows = [
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'blank:m blank:m blank:m blank:m blank:m blank:m',
  'bends:vx bends1:vx bends:vx bends1:vx bends:vx bends1:vx',
];

/** Where a stem stands and how many pairs of leaves it has. */
const plants = [
  [78, 1],
  [176, 2],
  [284, 3],
  [398, 4],
] as const;

const pair = 72;

const leaves = plants.flatMap(([x, pairs]) =>
  Array.from({ length: pairs }, (_, index) => {
    const top = 400 - pair * (index + 1);
    return [leaf(x - 58, top + 14, 3), leaf(x, top + 14, 0)].join('');
  }),
);

/** A leaf of 58 units that points up and outwards. */
function leaf(x: number, y: number, turn: 0 | 3): string {
  return place(shapes.petal.replaceAll('100', '58'), [x, turn === 3 ? y - 42 : y], turn);
}

function InvestorsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path
        className={classOf('night')}
        d={plants.map(([x, pairs]) => box(x - 6, 400 - pair * pairs, 12, pair * pairs)).join('')}
      />
      <path className={classOf('forest')} d={leaves.join('')} />
      <path
        className={classOf('vermilion')}
        d={plants.map(([x, pairs]) => disc(x, 400 - pair * pairs, 12 + 6 * pairs)).join('')}
      />
      <path
        className={classOf('day')}
        d={plants.map(([x, pairs]) => disc(x, 400 - pair * pairs, 4 + 2 * pairs)).join('')}
      />
      <path className={classOf('sky')} d="M488 268q34 44 34 70a34 34 0 0 1-68 0q0-26 34-70z" />
      <Ant x={488} y={402} scale={0.62} faces="left" pose="lift" limbs="night" />
    </Composition>
  );
}
