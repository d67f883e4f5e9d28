import { Ant } from '../ant.tsx';
import { Composition, Layers } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

/** A low picture: the work of this page stands below it. */
const rows = [
  'fan1:vi blank:i blank:i blank:i blank:i quarter2:mi',
  'blank:i blank:i blank:i blank:i blank:i blank:i',
  'blank:f blank:f blank:f blank:f blank:f blank:f',
];

const lines = [94, 124, 154];

/** Two ants carry blocks to a sheet on which each of them becomes a line, with the total below. */
export function QuoteHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <Layers
        of={[
          ['night', rounded(388, 78, 166, 180, 12)],
          ['day', rounded(380, 70, 166, 180, 12)],
          ['vermilion', box(400, 94, 20, 20)],
          ['sky', disc(410, 134, 10)],
          ['forest', 'M400 174l10-20l10 20z'],
          ['sand', lines.map((y) => box(430, y + 5, 52, 10)).join('')],
          ['night', lines.map((y, at) => box(502 - 6 * at, y + 5, 24 + 6 * at, 10)).join('')],
          ['mustard', rounded(400, 192, 126, 38, 8)],
          ['night', box(412, 206, 30, 10) + box(474, 203, 40, 16)],
        ]}
      />
      <Layers
        of={[
          ['vermilion', box(52, 92, 76, 76)],
          ['blush', 'M52 168a76 76 0 0 1 76-76v76z'],
          ['sky', box(222, 92, 76, 76)],
          ['day', disc(260, 130, 26)],
        ]}
      />
      <Ant x={90} y={262} scale={0.96} pose="lift" limbs="night" body="mustard" />
      <Ant x={260} y={262} scale={0.96} pose="heave" limbs="night" body="vermilion" />
    </Composition>
  );
}
