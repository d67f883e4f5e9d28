import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import fold from '../console/fold.module.css';
import { row, stack } from '../layout.ts';
import { atTop, panelLook, size4 } from '../look.ts';
import { FigureTable } from './figure-table.tsx';
import { ticksTo } from './ticks.ts';
import style from './time-chart.module.css';

/** A step of time with its value, and that of the same step in the period before. Null: nothing was measured. */
export interface ChartPoint {
  /** Short, below the axis. */
  readonly mark: string;
  /** Whole, in the table. */
  readonly name: string;
  readonly now: number | null;
  readonly before: number | null;
  /** Its value will still change. */
  readonly isUnfinished: boolean;
}

interface Words {
  readonly step: string;
  readonly now: string;
  readonly before: string;
  readonly unfinished: string;
  /** Opens the table. */
  readonly figures: string;
}

interface Props {
  readonly id: string;
  readonly title: string;
  /** The gist in a sentence or two, which is visible and is also the name of the picture. */
  readonly gist: string;
  readonly kind: 'columns' | 'line';
  readonly points: readonly ChartPoint[];
  readonly words: Words;
  /** Writes a value in the table. */
  readonly write: (value: number) => string;
  /** Writes a value at the axis, where there is little space. */
  readonly writeMark?: (value: number) => string;
  /** Counts have no marks between whole numbers. */
  readonly whole?: boolean;
  /** The marks of the axis are round numbers of these, such as hours in seconds. */
  readonly unit?: number;
}

/**
 * A series over time beside that of the period before: a picture, and the table of the same figures. Positions are
 * shares of the picture's size and letters are not scaled, so they are legible at any width.
 */
export function TimeChart(props: Props) {
  const { id, title, gist, kind, points, words, write, writeMark = write, whole = true, unit = 1 } = props;
  const values = points.flatMap(({ now, before }) => [now ?? 0, before ?? 0]);
  const ticks = ticksTo(Math.max(...values, 0) / unit, { whole, least: Math.min(...values, 0) / unit }).map(
    (tick) => tick * unit,
  );
  const scale: Scale = { top: ticks[0] ?? 1, bottom: ticks.at(-1) ?? 0, count: points.length };
  const hasUnfinished = points.some(({ isUnfinished, now }) => isUnfinished && now !== null);
  return (
    <figure className={stack(3, panelLook, atTop, style.chart)} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h3 id={`${id}-title`} className={size4}>
          {title}
        </h3>
        <p id={`${id}-gist`}>{gist}</p>
      </figcaption>
      <div role="img" aria-labelledby={`${id}-gist`} className={style.picture}>
        <ul className={row(0, style.legend)} aria-hidden="true">
          <Key look={style.now}>{words.now}</Key>
          {hasUnfinished && <Key look={style.unfinished}>{words.unfinished}</Key>}
          <Key look={style.before}>{words.before}</Key>
        </ul>
        <div className={style.plot} aria-hidden="true">
          <div className={style.marks}>
            {ticks.map((tick) => (
              <span key={tick}>{writeMark(tick)}</span>
            ))}
          </div>
          <svg className={style.area} aria-hidden="true" focusable="false">
            {ticks.map((tick, index) => {
              const y = share(index / (ticks.length - 1));
              return (
                <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? style.axis : style.grid} />
              );
            })}
            {kind === 'columns' ? <Columns points={points} scale={scale} /> : <Lines points={points} scale={scale} />}
          </svg>
          <svg className={style.days} aria-hidden="true" focusable="false">
            <DayMarks points={points} />
          </svg>
        </div>
      </div>
      <details className={classNames(fold.fold, style.figures)}>
        <summary>{words.figures}</summary>
        <FigureTable
          id={`${id}-table`}
          caption={title}
          isTitled
          columns={[words.step, words.now, words.before]}
          rows={points.map(({ name, now, before, isUnfinished }) => [
            isUnfinished ? `${name} (${words.unfinished})` : name,
            now === null ? '–' : write(now),
            before === null ? '–' : write(before),
          ])}
          empty=""
        />
      </details>
    </figure>
  );
}

function Key({ look, children }: { readonly look: string | undefined; readonly children: ReactNode }) {
  return (
    <li>
      <svg width="14" height="14" aria-hidden="true">
        <rect x="1" y="1" width="12" height="12" className={look} />
      </svg>
      {children}
    </li>
  );
}

interface Scale {
  /** The value at the upper edge. */
  readonly top: number;
  /** The value at the lower edge: zero, or less if more was returned than paid. */
  readonly bottom: number;
  readonly count: number;
}

interface SeriesProps {
  readonly points: readonly ChartPoint[];
  readonly scale: Scale;
}

function share(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}

/** Each step has a wide, pale column for the period before, and a narrow one before it. */
function Columns({ points, scale: { top, bottom, count } }: SeriesProps) {
  const column = (index: number, value: number | null, width: number, look: string | undefined) =>
    value !== null &&
    value !== 0 && (
      <rect
        x={share((index + (1 - width) / 2) / count)}
        width={share(width / count)}
        y={share((top - Math.max(value, 0)) / (top - bottom))}
        height={share(Math.abs(value) / (top - bottom))}
        className={look}
      />
    );
  return points.map(({ now, before, isUnfinished, name }, index) => (
    <g key={name}>
      {column(index, before, 0.86, style.before)}
      {column(index, now, 0.5, isUnfinished ? style.unfinished : style.now)}
    </g>
  ));
}

/** Lines between neighbours that both have a value: what was not measured is a gap. */
function Lines({ points, scale: { top, bottom, count } }: SeriesProps) {
  const x = (index: number) => share((index + 0.5) / count);
  const y = (value: number) => share((top - value) / (top - bottom));
  const lines = (side: 'now' | 'before', look: string | undefined) =>
    points.map((point, index) => {
      const [value, next] = [point[side], points[index + 1]?.[side] ?? null];
      if (value === null || next === null) return null;
      return <line key={point.name} x1={x(index)} y1={y(value)} x2={x(index + 1)} y2={y(next)} className={look} />;
    });
  return (
    <>
      {lines('before', style.lineBefore)}
      {lines('now', style.lineNow)}
      {points.map(({ name, now, isUnfinished }, index) =>
        now === null ? null : (
          <circle
            key={name}
            cx={x(index)}
            cy={y(now)}
            r={count > 40 ? 2.5 : 4}
            className={isUnfinished ? style.unfinished : style.now}
          />
        ),
      )}
    </>
  );
}

/** Intervals between days that are written below the axis. On a narrow screen every second one is left out. */
const mostMarks = 8;

function DayMarks({ points }: { readonly points: readonly ChartPoint[] }) {
  const every = Math.max(1, Math.ceil(points.length / mostMarks));
  return points.map(({ mark, name }, index) => {
    if (index % every > 0) return null;
    const position = (index + 0.5) / points.length;
    const anchor = position < 0.08 ? style.first : position > 0.92 ? style.last : undefined;
    const isMinor = points.length > 4 && (index / every) % 2 === 1;
    return (
      <text key={name} x={share(position)} y="1.1em" className={classNames(style.day, anchor, isMinor && style.minor)}>
        {mark}
      </text>
    );
  });
}
