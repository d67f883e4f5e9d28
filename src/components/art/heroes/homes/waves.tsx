import { Ant } from '../../ant.tsx';
import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { disc } from '../../path.ts';
import { type Alternative, Picture } from '../../picture.tsx';

/** Where the scales of the sea stand: every second row half a scale further. */
const scales = [0, 1, 2, 3, 4].flatMap((row) =>
  [-1, 0, 1, 2, 3, 4, 5, 6].map((column) => ({ x: column * 100 + (row % 2) * 50, y: 360 + row * 50 })),
);

/** An ant sails over the sea of seigaiha scales and brings the letter that only Spanish has. */
export function WavesHero({ title }: Alternative) {
  return (
    <Picture width={600} height={600} look={style.fill} crop="xMidYMid slice" title={title}>
      <path className={classOf('blush')} d="M0 0h600v600H0z" />
      <path className={classOf('vermilion')} d={disc(430, 150, 96)} />
      <path className={classOf('night')} d="M292 60h12v240h-12z" />
      <path className={classOf('day')} d="M280 76v186H110c70-40 130-110 170-186z" />
      <g transform="translate(168 158)">
        <path className={classOf('mustard')} d="M0 0h100v100H0z" />
        <path
          className={`${style.lines} ${classOf('night')}`}
          strokeWidth={14}
          d="M28 82V46M28 58a22 18 0 0 1 44 0v24M30 24c10-14 28 10 42-6"
        />
      </g>
      <Ant x={386} y={318} scale={1.3} />
      <path className={classOf('forest')} d="M90 300h420c-10 70-50 110-100 110H190c-50 0-90-40-100-110z" />
      <path className={classOf('mustard')} d="M100 330h398l-8 14H110z" />
      {scales.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path className={classOf('sky')} d={disc(x, y + 60, 50)} />
          <path className={classOf('day')} d={disc(x, y + 60, 40)} />
          <path className={classOf('sky')} d={disc(x, y + 60, 30)} />
          <path className={classOf('ice')} d={disc(x, y + 60, 18)} />
        </g>
      ))}
    </Picture>
  );
}
