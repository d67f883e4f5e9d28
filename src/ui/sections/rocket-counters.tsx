import { Rocket } from '../art/rocket.tsx';
import { Fact } from '../fact.tsx';
import style from './rocket-counters.module.css';
import { Section } from './section.tsx';

interface Props {
  readonly title: string;
  readonly figures: readonly { readonly figure: string; readonly label: string }[];
  /** It stands beside the figures, or flies over them. */
  readonly heading?: 'up' | 'right';
}

/** What the company has put into orbit so far. */
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
