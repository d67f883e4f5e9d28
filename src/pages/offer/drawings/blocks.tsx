import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Entry } from '#ui/sections/entry.tsx';
import { Split } from '#ui/sections/split.tsx';
import style from './blocks.module.css';
import { Disc, Sample } from './sample.tsx';

/** Where each block begins on the page, and how high it is. */
const rows = [
  [24, 34],
  [60, 106],
  [168, 86],
  [256, 80],
  [338, 66],
  [406, 86],
] as const;

/** Ducksites: a web page as six blocks, and what each of them is for. */
export function Blocks() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.ducksites;
  const figure = new Intl.NumberFormat(localeOf(language));
  return (
    <Sample caption={diagram.caption}>
      <Split align="center">
        <Picture width={360} height={500} look={style.page} title={diagram.picture}>
          <WebPage />
          <g className={classOf('night')}>
            {rows.map(([y, height]) => (
              <path key={y} d={disc(24, y + height / 2, 13)} />
            ))}
          </g>
          <g className={`${classOf('day')} ${style.figures}`}>
            {rows.map(([y, height], index) => (
              <text key={y} x={24} y={y + height / 2 + 5} textAnchor="middle">
                {figure.format(index + 1)}
              </text>
            ))}
          </g>
        </Picture>
        <ol className={style.list}>
          {diagram.blocks.map((block, index) => (
            <li key={block.title}>
              <Disc counted>{figure.format(index + 1)}</Disc>
              <Entry of={block} />
            </li>
          ))}
        </ol>
      </Split>
    </Sample>
  );
}

const photos = [52, 128, 204, 280];
const cards = [52, 154, 256];

function WebPage() {
  return (
    <>
      <path className={classOf('night')} d={rounded(0, 0, 360, 500, 14)} />
      <path className={classOf('vermilion')} d={disc(14, 12, 4)} />
      <path className={classOf('mustard')} d={disc(28, 12, 4)} />
      <path className={classOf('day')} d={box(2, 24, 356, 34) + box(2, 168, 356, 86) + box(2, 338, 356, 66)} />
      <path className={classOf('ice')} d={box(2, 60, 356, 106)} />
      <path className={classOf('blush')} d={box(2, 256, 356, 80)} />
      <path className={classOf('mustard')} d="M2 406h356v80a12 12 0 0 1-12 12H14a12 12 0 0 1-12-12z" />
      <path
        className={classOf('night')}
        d={
          rounded(52, 36, 56, 10, 5) +
          [160, 200, 240].map((x) => box(x, 39, 26, 4)).join('') +
          box(52, 86, 150, 14) +
          box(52, 106, 110, 14) +
          [350, 368, 386].map((y) => box(52, y, 200, 5)).join('')
        }
      />
      <path className={classOf('vermilion')} d={rounded(290, 32, 50, 18, 9) + rounded(52, 130, 70, 20, 10)} />
      <path className={classOf('forest')} d={`${disc(250, 124, 26)}${disc(310, 124, 26)}`} />
      <path className={classOf('ice')} d={`${disc(250, 124, 14)}${disc(310, 124, 14)}`} />
      <path className={classOf('vermilion')} d="M250 120l18-26h34l10 26-6 2-7-20h-26l-20 28z" />
      <path className={classOf('sand')} d={cards.map((x) => rounded(x, 180, 88, 62, 8)).join('')} />
      <path className={classOf('sky')} d={cards.map((x) => disc(x + 18, 198, 9)).join('')} />
      <path
        className={classOf('night')}
        d={cards.map((x) => box(x + 10, 214, 60, 4) + box(x + 10, 224, 40, 4)).join('')}
      />
      <path className={classOf('forest')} d={photos.map((x) => box(x, 268, 66, 56)).join('')} />
      <path className={classOf('mustard')} d={photos.map((x, at) => disc(x + 20 + 8 * at, 286, 9)).join('')} />
      <path className={classOf('ice')} d={photos.map((x) => `M${x} 324l24-28 18 18 10-10 14 20z`).join('')} />
      <path
        className={classOf('day')}
        d={rounded(52, 420, 130, 16, 5) + rounded(52, 442, 130, 16, 5) + box(210, 418, 130, 64)}
      />
      <path className={classOf('vermilion')} d={`${rounded(52, 464, 60, 18, 9)}M275 468l-12-18a14 14 0 1 1 24 0z`} />
    </>
  );
}
