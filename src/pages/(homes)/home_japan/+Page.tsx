import japanese from '#content/ja/home-japan.json';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import artStyle from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { Picture } from '#ui/art/picture.tsx';
import { ContactButton } from '#ui/links.tsx';
import style from './page.module.css';

export default function Page() {
  return (
    <>
      <JapanBanner />
      <MarketingPopup />
    </>
  );
}

/** One banner: in Japanese for those it is meant for, and below it in the language of the page. */
function JapanBanner() {
  const { words } = usePage();
  const { japan } = words.home;
  return (
    <section className={style.banner} aria-labelledby="banner">
      <div className={style.picture} data-share-picture="">
        <WavesHero title={japan.picture} />
      </div>
      <div className={style.words}>
        <div lang="ja" className={style.japanese}>
          <h1 id="banner" className={style.title}>
            {japanese.headline}
          </h1>
          <p className={style.text}>{japanese.text}</p>
          <ContactButton size="large">{japanese.contact}</ContactButton>
          <p className={style.note}>{japanese.note}</p>
        </div>
        <div className={style.other}>
          <h2>{japan.headline}</h2>
          <p>{japan.text}</p>
          <ContactButton look="secondary" />
          <p className={style.note}>{japan.note}</p>
        </div>
      </div>
    </section>
  );
}

/** Rows of the sea, every second one half a scale further: the front one hides the feet of the one behind. */
const rows = [0, 1, 2, 3, 4].map((row) => ({
  y: 420 + row * 50,
  from: (row % 2) * 50 - 50,
}));

/** From the rim of a scale to its middle. */
const rings = [
  ['sky', 50],
  ['day', 40],
  ['sky', 30],
  ['ice', 18],
] as const;

const scales = (radius: number, from: number, y: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((column) => disc(from + 100 * column, y, radius)).join('');

/** An ant sails over the sea of seigaiha scales and brings the letter that only Spanish has. */
function WavesHero({ title }: Alternative) {
  return (
    <Picture width={600} height={600} look={artStyle.fill} crop="xMidYMid slice" title={title}>
      <path className={classOf('blush')} d="M0 0h600v600H0z" />
      <path className={classOf('vermilion')} d={disc(430, 150, 96)} />
      <path className={classOf('night')} d="M292 60h12v240h-12z" />
      <path className={classOf('day')} d="M280 76v186H110c70-40 130-110 170-186z" />
      <g transform="translate(168 158)">
        <path className={classOf('mustard')} d="M0 0h100v100H0z" />
        <path
          className={`${artStyle.lines} ${classOf('night')}`}
          strokeWidth={14}
          d="M28 82V46M28 58a22 18 0 0 1 44 0v24M30 24c10-14 28 10 42-6"
        />
      </g>
      <Ant x={386} y={318} scale={1.3} limbs="night" />
      <path className={classOf('forest')} d="M90 300h420c-10 70-50 110-100 110H190c-50 0-90-40-100-110z" />
      <path className={classOf('mustard')} d="M100 330h398l-8 14H110z" />
      {rows.flatMap(({ y, from }) =>
        rings.map(([colour, radius]) => (
          <path key={`${y} ${radius}`} className={classOf(colour)} d={scales(radius, from, y)} />
        )),
      )}
    </Picture>
  );
}
