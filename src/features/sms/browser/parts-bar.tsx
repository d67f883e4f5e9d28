import style from './sms-calculator.module.css';

interface Props {
  readonly parts: readonly number[];
  readonly capacity: number;
  /** How many would fill the whole width: the same for bars that are compared. */
  readonly places: number;
  readonly look: 'costly' | 'cheap';
  readonly title: string;
}

const width = 400;
const height = 28;

/** A box for every part that is paid for, filled as far as it is written. */
export function PartsBar({ parts, capacity, places, look, title }: Props) {
  const place = width / Math.max(1, places);
  const gap = Math.min(6, place / 4);
  const boxes = Array.from({ length: parts.length }, (_, at) => ({ x: at * place + 1, y: 1, height: height - 2 }));
  return (
    <svg className={style.bar} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {boxes.map((box, at) => {
        const filled = (parts[at] ?? 0) / capacity;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <g key={at}>
            <rect className={style[look]} {...box} width={Math.max(0, (place - gap) * filled)} />
            <rect className={style.box} {...box} width={place - gap} />
          </g>
        );
      })}
    </svg>
  );
}
