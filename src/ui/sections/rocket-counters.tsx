import { company } from '#content/catalogue/company.ts';
import { usePage } from '#platform/page/page.ts';
import { compactNumber } from '#site/formatters.ts';
import { Ant } from '../art/ant.tsx';
import artStyle from '../art/art.module.css';
import { Layers } from '../art/composition.tsx';
import { disc } from '../art/path.ts';
import { type Alternative, Picture } from '../art/picture.tsx';
import { Fact } from '../fact.tsx';
import style from './rocket-counters.module.css';
import { Section } from './section.tsx';

const kinds = ['projects', 'years', 'codingHours', 'bots'] as const;

/** The four figures that the home pages claim. */
export function HomeCounters({ title, heading = 'up' }: { readonly title: string; readonly heading?: 'up' | 'right' }) {
  const { words } = usePage();
  const figures = kinds.map((kind) => ({
    figure: `+${compactNumber(company.homeCounters[kind])}`,
    label: words.home.shared.counters[kind],
  }));
  return <RocketCounters title={title} figures={figures} heading={heading} />;
}

interface Props {
  readonly title: string;
  readonly figures: readonly { readonly figure: string; readonly label: string }[];
  /** It is beside the figures, or flies over them. */
  readonly heading?: 'up' | 'right';
}

/** What the company has achieved so far, with a rocket. */
export function RocketCounters({ title, figures, heading = 'up' }: Props) {
  const rocket = (
    <div className={heading === 'up' ? style.standing : style.flying}>
      <Rocket heading={heading} />
    </div>
  );
  return (
    <Section id="rocket" title={title} tone="band" aside={heading === 'right' && rocket}>
      <div className={heading === 'up' ? style.up : undefined}>
        {heading === 'up' && rocket}
        <dl className={style.figures}>
          {figures.map(({ figure, label }) => (
            <Fact key={label} label={label}>
              {figure}
            </Fact>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const parts = [
  ['mustard', 'M70 430h60c0 60-14 90-30 120c-16-30-30-60-30-120z'],
  ['vermilion', 'M84 430h32c0 34-6 56-16 76c-10-20-16-42-16-76z'],
  ['sky', 'M40 300v110H0c0-60 10-90 40-110zM160 300v110h40c0-60-10-90-40-110z'],
  ['day', 'M40 410V170h120v240z'],
  ['vermilion', 'M40 170c0-80 24-130 60-160c36 30 60 80 60 160z'],
  ['forest', 'M40 340h120v30H40z'],
  ['mustard', 'M40 380h120v30H40z'],
  ['night', disc(100, 240, 46)],
  ['ice', disc(100, 240, 36)],
] as const;

interface RocketProps extends Alternative {
  /** Upright, or on its way across the page. */
  readonly heading?: 'up' | 'right';
}

/** A rocket of tiles with an ant at its window. */
function Rocket({ heading = 'up', title }: RocketProps) {
  const [width, height] = heading === 'up' ? [200, 560] : [560, 200];
  return (
    <Picture width={width} height={height} look={artStyle.fill} title={title}>
      <g transform={heading === 'up' ? undefined : 'translate(560 0)rotate(90)'}>
        <Layers of={parts} />
      </g>
      <g transform={heading === 'up' ? 'translate(48 206)' : 'translate(268 66)'}>
        <Ant x={52} y={64} scale={0.42} limbs="night" />
      </g>
    </Picture>
  );
}
