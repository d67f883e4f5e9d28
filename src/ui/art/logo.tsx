import { brand } from '#content/brand.ts';
import style from './art.module.css';
import { classOf } from './colours.ts';
import { climbing, walking } from './logo-shapes.ts';
import { type Alternative, Picture } from './picture.tsx';

interface Props extends Alternative {
  /** Without the name the ant is alone and needs a `title` if no text beside it names the company. */
  readonly wordmark?: boolean;
}

/** An ant of three circles that walks to the right, and the name of the company. */
export function Logo({ wordmark = true, title }: Props) {
  const ant = (
    <Picture width={70} height={30} size={30} title={title}>
      <g className={classOf('ink')}>
        <path className={style.lines} strokeWidth={3} d={walking.antennae} />
        <path d={walking.waist} />
      </g>
      <path className={classOf('vermilion')} d={walking.body} />
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

/** The ant alone, in a square. */
export function LogoSymbol({ size = 32, title }: { readonly size?: number } & Alternative) {
  return (
    <Picture width={32} height={32} size={size} title={title}>
      <path className={`${style.lines} ${classOf('ink')}`} strokeWidth={2.5} d={climbing.antennae} />
      <path className={classOf('vermilion')} d={climbing.body} />
      <path className={classOf('ink')} d={climbing.waist} />
    </Picture>
  );
}
