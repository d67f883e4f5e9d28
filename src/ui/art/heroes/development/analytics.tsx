import { Ant } from '../../ant.tsx';
import { Composition, Layers } from '../../composition.tsx';
import { box, disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** All kinds of things fall in at the top; at the bottom an ant carries away the one that counts. */
const rows = [
  'dots:vn ring:mn triangle:fn hourglass:sn petal:vn dots:xn',
  'fan:sn diamond:vn flower:mn quarter:xn stripes:fn circle:sn',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n blank:n blank:n',
  'stripes:fm stripes:fm stripes:fm stripes:fm stripes:fm stripes:fm',
];

export function AnalyticsHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Layers
        of={[
          ['night', 'M20 176H580L356 340V420H244V340z'],
          ['vermilion', `${disc(130, 214, 16)}M454 198h34v34h-34z`],
          ['mustard', `${box(196, 200, 32, 32)}M300 194l20 36h-40z${disc(398, 216, 16)}`],
          ['ice', `${disc(238, 268, 15)}M346 254h30v30h-30z`],
          ['blush', 'M296 286l22 24-22 24-22-24z'],
          ['mustard', 'M300 348l34 38-34 38-34-38z'],
        ]}
      />
      <g transform="translate(300 372)">
        <Layers
          of={[
            ['vermilion', 'M0 52l46 46-46 4-46-4z'],
            ['sky', 'M-46 98L0 52v50z'],
          ]}
        />
      </g>
      <Ant x={300} y={560} scale={0.9} pose="lift" />
    </Composition>
  );
}
