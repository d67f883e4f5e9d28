import style from '../../art.module.css';
import { classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A quote leaves as a paper plane; the others wait with their price tags. */
const rows = [
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'quarter3:mf blank:f blank:f blank:f blank:f quarter:if',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
  'petal:if blank:f blank:f blank:f blank:f dots:mf',
  'quarter2:vf half:if steps:vf blank:f quarter2:bf leaf1:mf',
];

function Sheet({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className={classOf('day')} d="M0 0h130l50 50v190H0z" />
      <path className={classOf('ice')} d="M130 0l50 50h-50z" />
      <path
        className={classOf('forest')}
        d={box(26, 74, 120, 14) + box(26, 106, 90, 14) + box(26, 138, 120, 14) + box(26, 190, 60, 22)}
      />
    </g>
  );
}

export function ProposalsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Sheet at="translate(112 232)rotate(-12)scale(.88)" />
      <Sheet at="translate(272 196)rotate(7)scale(.88)" />
      <path className={classOf('mustard')} d="M318 372l72-72h84v84l-72 72z" />
      <path className={classOf('night')} d={disc(446, 330, 14)} />
      <path
        className={`${style.lines} ${classOf('mustard')}`}
        strokeWidth={9}
        strokeDasharray="2 26"
        d="M112 176q50-110 140-60t120 0"
      />
      <g transform="translate(48 40)scale(.76)">
        <path className={classOf('ice')} d="M570 30l-86 112-8 50-46-82z" />
        <path className={classOf('day')} d="M430 110L570 30l-50 160-36-48 86-112-96 108z" />
      </g>
    </Composition>
  );
}
