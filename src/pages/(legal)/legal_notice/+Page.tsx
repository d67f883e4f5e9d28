import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import style from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { LegalDocument } from '../legal-document.tsx';

export default function Page() {
  const { words } = usePage();
  return <LegalDocument kind="notice" words={words.legalNotice} picture={<NoticeHero />} />;
}

/** Two ants hold up a megaphone; what it says goes out in rings. */
const rows = [
  'blank:m blank:m blank:m petal1:vm',
  'blank:m blank:m blank:m blank:m',
  'quarter1:vm blank:m blank:m quarter2:bm',
  'blank:x blank:x blank:x blank:x',
];

const horn = 'M92 176l150-86v212L92 226z';
const sound = 'M286 156a54 54 0 0 1 0 80M312 122a96 96 0 0 1 0 148M338 90a138 138 0 0 1 0 212';

function NoticeHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={16} d={sound} />
      <path className={classOf('night')} d="M120 230h52l18 76h-50z" />
      <path className={classOf('sky')} d={horn} />
      <path
        className={classOf('day')}
        d={`${rounded(52, 166, 52, 70, 18)}M228 82h22a10 10 0 0 1 10 10v208a10 10 0 0 1-10 10h-22z`}
      />
      <path className={classOf('vermilion')} d={disc(78, 201, 14)} />
      <Ant x={110} y={394} scale={0.86} pose="lift" limbs="day" />
      <Ant x={254} y={394} scale={0.86} pose="heave" faces="left" limbs="day" />
    </Composition>
  );
}
