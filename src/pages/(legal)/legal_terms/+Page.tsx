import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { LegalDocument } from '../legal-document.tsx';

export default function Page() {
  const { words } = usePage();
  return <LegalDocument kind="terms" words={words.legalTerms} picture={<TermsHero />} />;
}

/** A contract that two ants bring, with its seal. */
const rows = [
  'quarter:vb blank:i blank:i quarter1:mi',
  'blank:i blank:i blank:i blank:i',
  'half3:si blank:i blank:i half1:si',
  'blank:f blank:f blank:f blank:f',
];

const lines = [0, 1, 2, 3, 4].map((row) => box(142, 92 + 28 * row, row === 4 ? 60 : 116, 9)).join('');
const ribbon = 'M254 268l-16 66 24-16 20 22 10-64z';

function TermsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <g transform="rotate(-5 200 180)">
        <path className={classOf('night')} d={rounded(122, 38, 176, 250, 12)} />
        <path className={classOf('day')} d={rounded(112, 30, 176, 250, 12)} />
        <path className={classOf('night')} d={box(142, 58, 76, 15)} />
        <path className={classOf('sand')} d={lines} />
        <path className={classOf('vermilion')} d={ribbon} />
        <path className={classOf('mustard')} d={disc(264, 252, 40)} />
        <path className={classOf('vermilion')} d={disc(264, 252, 27)} />
        <path className={classOf('mustard')} d={disc(264, 252, 12)} />
      </g>
      <Ant x={110} y={392} pose="lift" limbs="night" />
      <Ant x={290} y={392} pose="heave" faces="left" limbs="night" />
    </Composition>
  );
}
