import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc, rounded } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A bot that is a speech bubble, among smaller ones. */
const rows = [
  'quarter:is blank:s blank:s blank:s dots:is drop3:mv',
  'drop2:bv blank:s blank:s blank:s blank:s quarter1:is',
  'quarter1:fi blank:s blank:s blank:s blank:s drop2:fi',
  'drop3:mx blank:s blank:s blank:s blank:s quarter2:vb',
  'quarter3:vb dots:is drop2:xb blank:s drop3:mf half2:iv',
];

export function WabotHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <path className={classOf('mustard')} d={disc(300, 66, 30) + box(293, 70, 14, 70)} />
      <path className={classOf('day')} d={`${rounded(115, 125, 370, 245, 122)}M190 340l130 20-130 110z`} />
      <path className={classOf('night')} d={disc(225, 240, 36) + disc(375, 240, 36)} />
      <path className={classOf('day')} d={disc(237, 228, 10) + disc(387, 228, 10)} />
      <path className={`${style.lines} ${classOf('night')}`} strokeWidth={12} d="M265 305q35 26 70 0" />
      <path className={classOf('blush')} d={disc(170, 290, 20) + disc(430, 290, 20)} />
    </Composition>
  );
}
