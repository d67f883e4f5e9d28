import style from './calculator.module.css';

interface Props {
  readonly quantity: number;
  readonly maximum: number;
  /** The size of a package: one column. */
  readonly step: number;
  readonly title: string;
}

const width = 400;
const height = 150;
/** Room for half of the point at every edge. */
const margin = 12;

/** Cost against volume: a column for each package, as high as all of them cost so far, filled up to the quantity. */
export function CostChart({ quantity, maximum, step, title }: Props) {
  const share = Math.min(quantity, maximum) / maximum;
  const columns = Math.ceil(maximum / step);
  const column = width / columns;
  return (
    <svg
      className={style.chart}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={title}
    >
      {Array.from({ length: columns }, (_, at) => {
        const top = (height * (at + 1)) / columns;
        const filled = Math.min(1, Math.max(0, share * columns - at));
        const box = { x: at * column + 2, y: height - top, height: top };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <g key={at}>
            <rect className={style.column} {...box} width={column - 4} />
            <rect className={style.filled} {...box} width={(column - 4) * filled} />
          </g>
        );
      })}
      <path className={style.cost} d={`M0 ${height}L${width} 0`} />
      <path className={style.ground} d={`M${-margin} ${height}H${width + margin}`} />
      <circle className={style.point} cx={share * width} cy={height - share * height} r={9} />
    </svg>
  );
}
