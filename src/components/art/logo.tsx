import { brand } from '#content/brand.ts';
import style from './art.module.css';
import { classOf } from './colours.ts';
import { disc } from './path.ts';
import { type Alternative, Picture } from './picture.tsx';

interface Props extends Alternative {
  /** Without the name the ant stands alone and needs a `title` where no text beside it says who it is. */
  readonly wordmark?: boolean;
}

/** An ant of three circles that walks to the right, and the name of the company. */
export function Logo({ wordmark = true, title }: Props) {
  const ant = (
    <Picture width={70} height={30} size={30} title={title}>
      <g className={classOf('ink')}>
        <path className={style.lines} strokeWidth={3} d="M55 8q0-6 6-6M61 12q2-6 7-5" />
        <path d={disc(31, 18, 7)} />
      </g>
      <path className={classOf('vermilion')} d={disc(11, 18, 11) + disc(53, 17, 13)} />
    </Picture>
  );
  if (!wordmark) return ant;
  return (
    <span className={style.logo}>
      {ant}
      <span className={style.wordmark}>{brand.name.toLowerCase()}</span>
    </span>
  );
}

/** The ant in a square, climbing: what `favicon.svg` shows too. */
export const symbol = {
  antennae: 'M21 8q0-6 4-6M26 11q4-3 4.5 1',
  body: disc(8, 24, 8) + disc(20, 13, 9),
  waist: disc(13.5, 19, 4.5),
} as const;

export function LogoSymbol({ size = 32, title }: { readonly size?: number } & Alternative) {
  return (
    <Picture width={32} height={32} size={size} title={title}>
      <path className={`${style.lines} ${classOf('ink')}`} strokeWidth={2.5} d={symbol.antennae} />
      <path className={classOf('vermilion')} d={symbol.body} />
      <path className={classOf('ink')} d={symbol.waist} />
    </Picture>
  );
}
