import { company } from '#content/catalogue/company.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { MethodologyHero } from '#ui/art/heroes/company.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import { type Alternative, Picture } from '#ui/art/picture.tsx';
import { Tile } from '#ui/art/tile.tsx';
import { columns, muted, stack } from '#ui/layout.ts';
import { ButtonLink, MeetingButton } from '#ui/links.tsx';
import { size4 } from '#ui/look.ts';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './page.module.css';

const ground = box(0, 0, 400, 200);

/** A plan: what comes after what, until a flag. */
function PlanDrawing({ title }: Alternative) {
  return (
    <Picture width={400} height={200} title={title}>
      <path className={classOf('ice')} d={ground} />
      <path className={classOf('day')} d={[70, 140, 210, 280, 350].map((x) => box(x, 0, 3, 200)).join('')} />
      <path className={classOf('sky')} d={rounded(28, 28, 112, 28, 14)} />
      <path className={classOf('vermilion')} d={rounded(112, 68, 140, 28, 14)} />
      <path className={classOf('forest')} d={rounded(196, 108, 120, 28, 14)} />
      <path className={classOf('mustard')} d={rounded(288, 148, 72, 28, 14)} />
      <path className={classOf('night')} d={`${box(356, 84, 7, 92)}M356 84l-44 20l44 20z`} />
    </Picture>
  );
}

/** Notes that go round, and one that comes out finished. */
function RoundsDrawing({ title }: Alternative) {
  return (
    <Picture width={400} height={200} title={title}>
      <path className={classOf('blush')} d={ground} />
      <path className={classOf('mustard')} d={[26, 82, 138].map((y) => box(30, y, 50, 40)).join('')} />
      <g className={classOf('night')}>
        <path d={[26, 82, 138].map((y) => box(38, y + 10, 34, 5) + box(38, y + 22, 24, 5)).join('')} />
        <path className={art.lines} strokeWidth={14} d="M246 70A56 56 0 1 0 256 110" />
        <path d="M262 42l-2 46l-38-24z" />
        <path className={art.lines} strokeWidth={5} strokeDasharray="1 11" d="M92 102H134M270 102H304" />
      </g>
      <path className={classOf('vermilion')} d={disc(200, 102, 24)} />
      <path className={classOf('forest')} d={rounded(316, 72, 60, 60, 14)} />
      <g className={classOf('day')}>
        <path className={art.lines} strokeWidth={7} d="M333 103l10 10l18-22" />
      </g>
    </Picture>
  );
}

export default withHead(({ words }) => words.companyMethodology, Page);

function Page() {
  const { words, language } = usePage();
  const { companyMethodology } = words;
  const { next } = companyMethodology;
  return (
    <>
      <Hero title={companyMethodology.headline} lead={companyMethodology.lead} picture={<MethodologyHero />} />
      <MonthOfMeetings />
      <Pillars />
      <NextStep
        title={next.title}
        text={format(next.text, language, { minutes: company.meetingMinutes })}
        picture={<MethodologyHero />}
        actions={
          <>
            <MeetingButton size="large" />
            <ButtonLink to="/service_developing" anchor="Price" look="secondary" size="large">
              {next.development}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

const occasions: readonly Occasion[] = ['weekly', 'monthly', 'lessons', 'standard'];

/** What happens in a month, on a calendar, and what each mark on it means. */
function MonthOfMeetings() {
  const { month } = usePage().words.companyMethodology;
  return (
    <Section id="month" title={month.title} lead={month.lead} tone="mustard">
      <div className={stack(0, style.month)}>
        <MonthDrawing title={month.alt} />
        <ul className={stack(5, style.legend)}>
          {occasions.map((occasion) => (
            <li key={occasion}>
              <MeetingMark of={occasion} />
              <div>
                <h3 className={size4}>{month.items[occasion].name}</h3>
                <p>{month.items[occasion].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const pillars = [
  ['pmi', PlanDrawing],
  ['scrum', RoundsDrawing],
] as const;

function Pillars() {
  const { pillars: words } = usePage().words.companyMethodology;
  return (
    <Section id="methods" title={words.title}>
      <ul className={columns(7, { wide: 2 }, style.pillars)}>
        {pillars.map(([id, Drawing]) => {
          const { name, role, text, alt } = words.items[id];
          return (
            <li key={id}>
              <Drawing title={alt} />
              <h3>
                {name} <span className={style.role}>{role}</span>
              </h3>
              <p className={muted}>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const [weeks, days] = [4, 5];
const cell = 110;
const top = 60;
const width = days * cell + 10;
const height = top + weeks * (cell + 16) + 6;

/** Which meeting falls on which day. An example: the days are agreed with each client. */
const meetings = [
  ...Array.from({ length: weeks }, (_, week) => ({ week, day: 0, kind: 'weekly' }) as const),
  { week: 2, day: 2, kind: 'monthly' },
  { week: 3, day: 4, kind: 'lessons' },
] as const;

const place = (week: number, day: number) => [day * cell + 10, top + week * (cell + 16) + 6] as const;

/** Four weeks of five days. Under each week is the green line of what has become a standard. */
function MonthDrawing({ title }: Alternative) {
  const all = Array.from({ length: weeks * days }, (_, index) => place(Math.floor(index / days), index % days));
  return (
    <Picture width={width} height={height} title={title}>
      <path className={classOf('day')} d={box(0, 0, width, height)} />
      <path className={classOf('night')} d={box(0, 0, width, 48)} />
      <path
        className={classOf('mustard')}
        d={Array.from({ length: days }, (_, day) => box(place(0, day)[0] + 35, 18, 30, 12)).join('')}
      />
      <path className={classOf('blush')} opacity={0.45} d={all.map(([x, y]) => box(x, y, 100, 100)).join('')} />
      <path
        className={classOf('forest')}
        d={Array.from({ length: weeks }, (_, week) => box(10, place(week, 0)[1] + 104, days * cell - 10, 10)).join('')}
      />
      {meetings.map(({ week, day, kind }) => {
        const [x, y] = place(week, day);
        return <Tile key={`${week} ${day}`} x={x} y={y} {...looks[kind]} />;
      })}
    </Picture>
  );
}

/** The mark of each meeting on the calendar. */
const looks = {
  weekly: { shape: 'circle', front: 'vermilion', back: 'blush' },
  monthly: { shape: 'ring', front: 'night', back: 'mustard' },
  lessons: { shape: 'leaf', front: 'sky', back: 'ice' },
} as const;

type Occasion = keyof typeof looks | 'standard';

/** The mark of a meeting beside its name. Standardisation has no day: it is the background of all of them. */
function MeetingMark({ of }: { readonly of: Occasion }) {
  return (
    <Picture width={100} height={100}>
      {of === 'standard' ? <path className={classOf('forest')} d={box(0, 34, 100, 32)} /> : <Tile {...looks[of]} />}
    </Picture>
  );
}
