import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A turtle on a long path with milestones: those behind are reached, those ahead are red. */
const rows = [
  'blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i circle:mi',
  'quarter2:si quarter3:si quarter2:fi quarter3:fi half:si blank:i blank:i quarter2:fi quarter3:fi half:si quarter2:fi quarter3:fi',
  'blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n',
];

const flags = { behind: [70, 330], ahead: [900, 1120] };
const flag = (x: number) => `M${x} 120l70 26-70 26z`;

export function GrumpyturtleHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('ink')}`} strokeWidth={6} strokeDasharray="2 28" d="M0 282h1200" />
      <path
        className={classOf('night')}
        d={[...flags.behind, ...flags.ahead].map((x) => box(x - 6, 116, 8, 140)).join('')}
      />
      <path className={classOf('mustard')} d={flags.behind.map(flag).join('')} />
      <path className={classOf('vermilion')} d={flags.ahead.map(flag).join('')} />
      <path
        className={classOf('mustard')}
        d={rounded(460, 200, 56, 64, 14) + rounded(620, 200, 56, 64, 14) + disc(750, 160, 62)}
      />
      <path className={classOf('forest')} d="M410 220a155 165 0 0 1 310 0z" />
      <path className={classOf('mustard')} d={disc(565, 110, 28) + disc(490, 170, 28) + disc(640, 170, 28)} />
      <path className={classOf('night')} d={`${disc(772, 158, 12)}M716 112l82 26-6 18-82-26z${box(760, 192, 40, 9)}`} />
      <Ant x={210} y={264} scale={0.7} pose="stride" />
    </Composition>
  );
}
