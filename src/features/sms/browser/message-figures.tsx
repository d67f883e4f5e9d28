import { dataProps } from '#platform/page/data-attributes.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import { row, stack } from '#ui/layout.ts';
import { apart, atTop, figures, terms } from '#ui/look.ts';
import type { CalculatedMessage, Measure } from '../measure.ts';
import style from './sms-calculator.module.css';
import type { SmsCalculatorWords } from './verdict.tsx';

interface Props {
  readonly calculated: CalculatedMessage;
  readonly language: Language;
  readonly words: SmsCalculatorWords;
}

/** The length, encoding and parts of a message, as numbers and as boxes. */
export function MessageFigures({ calculated: { measure, plainly }, language, words }: Props) {
  const { encoding, characters, units, parts, capacity } = measure;
  const number = numberFormat(localeOf(language));
  const shorter = plainly.kind === 'saves' ? plainly.measure : undefined;
  const bar = (name: string, of: Measure, look: 'costly' | 'cheap') => (
    <div>
      <p className={row(0, apart, style.barName)}>
        {name} <span className={figures}>{format(words.partCount, language, { parts: of.parts.length })}</span>
      </p>
      <PartsBar
        parts={of.parts}
        capacity={of.capacity}
        places={Math.max(3, parts.length)}
        look={look}
        title={format(words.lastPart, language, { capacity: of.capacity, last: of.parts.at(-1) ?? 0 })}
      />
    </div>
  );
  return (
    <div className={stack(5, atTop, style.measured)}>
      <dl className={classNames(terms, style.figures)}>
        <div>
          <dt>{words.characters}</dt>
          <dd>
            {number.format(characters)}
            {units !== characters && <small>{format(words.countsAs, language, { units })}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.parts}</dt>
          <dd>{number.format(parts.length)}</dd>
        </div>
        <div>
          <dt>{words.alphabet}</dt>
          <dd {...dataProps({ wordy: '' })}>{words.alphabets[encoding]}</dd>
        </div>
      </dl>
      {bar(words.asWritten, measure, encoding === 'ucs2' ? 'costly' : 'cheap')}
      {shorter && bar(words.without, shorter, 'cheap')}
      <p className={style.remaining}>
        {parts.length === 0
          ? words.empty
          : format(words.remaining, language, { left: capacity - (parts.at(-1) ?? 0), capacity })}
      </p>
    </div>
  );
}

interface PartsBarProps {
  readonly parts: readonly number[];
  readonly capacity: number;
  /** The number of boxes in the full width, the same for bars that are compared. */
  readonly places: number;
  readonly look: 'costly' | 'cheap';
  readonly title: string;
}

const width = 400;
const height = 28;

/** One box per paid part, filled by its content. */
function PartsBar({ parts, capacity, places, look, title }: PartsBarProps) {
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
