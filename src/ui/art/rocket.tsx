import { Ant } from './ant.tsx';
import style from './art.module.css';
import { Layers } from './layers.tsx';
import { disc } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';

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

interface Props extends Alternative {
  /** Upright, or on its way across the page. */
  readonly heading?: 'up' | 'right';
}

/** A rocket of tiles with an ant at its window. */
export function Rocket({ heading = 'up', title }: Props) {
  const [width, height] = heading === 'up' ? [200, 560] : [560, 200];
  return (
    <Picture width={width} height={height} look={style.fill} title={title}>
      <g transform={heading === 'up' ? undefined : 'translate(560 0)rotate(90)'}>
        <Layers of={parts} />
      </g>
      <g transform={heading === 'up' ? 'translate(48 206)' : 'translate(268 66)'}>
        <Ant x={52} y={64} scale={0.42} limbs="night" />
      </g>
    </Picture>
  );
}
