import { Ant } from '../ant.tsx';
import { classOf } from '../colours.ts';
import { Composition, Layers, Line } from '../composition.tsx';
import { box, disc, rounded } from '../path.ts';
import type { Alternative } from '../picture.tsx';

const whatsappRows = [
  'drop2:vb drop3:mb drop2:xb drop3:sb',
  'drop1:sb blank:b blank:b drop:vb',
  'drop2:mb blank:b blank:b drop3:xb',
  'drop1:xb drop:sb drop1:vb drop:mb',
];

/** One bubble asks, the other has already answered. */
export function WhatsappHero({ title }: Alternative) {
  return (
    <Composition rows={whatsappRows} title={title}>
      <Layers
        of={[
          ['day', `${rounded(44, 90, 210, 110, 40)}M70 180h60l-70 60z`],
          ['night', box(82, 122, 130, 14) + box(82, 152, 90, 14)],
          ['forest', `${rounded(136, 190, 226, 120, 44)}M280 290h64v62z`],
          ['day', disc(200, 250, 14) + disc(250, 250, 14) + disc(300, 250, 14)],
        ]}
      />
    </Composition>
  );
}

const websiteRows = [
  'blank:f blank:f blank:f quarter2:mf',
  'blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f',
  'stripes:mf stripes:mf blank:f blank:f',
];

/** A page under the glass: what was small becomes plain. */
export function WebsiteHero({ title }: Alternative) {
  return (
    <Composition rows={websiteRows} title={title}>
      <Layers
        of={[
          ['day', box(40, 76, 260, 220)],
          ['night', box(40, 76, 260, 34)],
          ['vermilion', disc(60, 93, 8)],
          ['mustard', disc(84, 93, 8)],
          ['ice', box(60, 130, 100, 70) + disc(108, 93, 8)],
          ['sand', box(60, 216, 100, 12) + box(60, 240, 76, 12) + box(60, 264, 90, 12)],
          ['mustard', disc(240, 214, 84)],
          ['vermilion', 'M190 250l34-44 22 20 40-52 12 9-50 66-23-21-24 30z'],
        ]}
      />
      <Line colour="night" width={24} d={`${disc(240, 214, 84)}M302 276l64 64`} />
    </Composition>
  );
}

const rows = [
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
  'blank:b blank:b blank:s blank:s',
];

/** A plug on its way into the socket. */
export function QuickApiHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Line colour="night" width={26} d="M0 320C60 320 0 200 70 200" />
      <Line colour="night" width={26} d="M330 200c70 0 10-120 70-120" />
      <Layers
        of={[
          ['night', box(150, 158, 62, 22) + box(150, 220, 62, 22)],
          ['vermilion', 'M160 124v152H118a76 76 0 0 1 0-152z'],
          ['mustard', 'M232 124h46a76 76 0 0 1 0 152h-46z'],
          ['night', rounded(224, 154, 34, 30, 6) + rounded(224, 216, 34, 30, 6)],
        ]}
      />
    </Composition>
  );
}

const backupsRows = [
  'blank:n petal:fn petal1:fn blank:n',
  'blank:n blank:n blank:n blank:n',
  'blank:n blank:n blank:n blank:n',
  'stripes:vn stripes:vn stripes:vn stripes:vn',
];

/** Three copies of one box, and the shield in front of them. */
export function BackupsHero({ title }: Alternative) {
  return (
    <Composition rows={backupsRows} title={title}>
      <Layers
        of={[
          ['ice', rounded(28, 96, 170, 130, 18)],
          ['sky', rounded(64, 130, 170, 130, 18)],
          ['night', rounded(100, 164, 170, 140, 18)],
          ['mustard', 'M232 96l94 30v84c0 62-44 94-94 114-50-20-94-52-94-114v-84z'],
          ['forest', 'M232 96v228c-50-20-94-52-94-114v-84z'],
          ['day', 'M188 208l18-18 22 22 48-54 18 16-65 74z'],
        ]}
      />
    </Composition>
  );
}

const cronRows = [
  'fan2:vi blank:i blank:i fan3:vi',
  'blank:i blank:i blank:i blank:i',
  'blank:i blank:i blank:i blank:i',
  'half:fi half:fi half:fi half:fi',
];

/** An alarm clock a moment before it rings. */
export function QuickCronHero({ title }: Alternative) {
  return (
    <Composition rows={cronRows} title={title}>
      <Line colour="night" width={22} d="M140 280l-26 40M260 280l26 40" />
      <Layers
        of={[
          ['mustard', 'M76 152a52 52 0 0 1 90-52zM324 152a52 52 0 0 0-90-52z'],
          ['vermilion', disc(200, 204, 104)],
          ['day', disc(200, 204, 78)],
          ['forest', 'M200 204V126a78 78 0 0 1 78 78z'],
        ]}
      />
      <Line colour="night" width={14} d="M200 144v60h44" />
      <Layers of={[['night', disc(200, 204, 12)]]} />
    </Composition>
  );
}

const emailRows = [
  'dots:is blank:s blank:s dots:is',
  'blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s',
  'quarter3:ms blank:s blank:s quarter2:ms',
];

/** The sign between a name and its domain, in an open envelope. */
export function EmailHero({ title }: Alternative) {
  return (
    <Composition rows={emailRows} title={title}>
      <Layers
        of={[
          ['day', 'M40 196L200 70l160 126v174H40z'],
          ['ice', 'M40 196v174h320V196L200 300z'],
          ['blush', 'M40 370l160-116 160 116z'],
        ]}
      />
      <path className={classOf('mustard')} d="M98 186a102 102 0 1 1 204 0a102 102 0 1 1-204 0z" />
      <Line
        colour="night"
        width={20}
        d="M234 186a34 34 0 1 1-68 0a34 34 0 1 1 68 0v10a22 22 0 0 0 44 0v-10a78 78 0 1 0-32 63"
      />
    </Composition>
  );
}

const invoicingRows = [
  'quarter:vm stripes:fm stripes:fm quarter1:vm',
  'half1:xm blank:m blank:m half3:xm',
  'half1:xm blank:m blank:m half3:xm',
  'quarter3:vm stripes:fm stripes:fm quarter2:vm',
];

/** An invoice with its torn edge and the stamp that makes it valid. */
export function InvoicingHero({ title }: Alternative) {
  return (
    <Composition rows={invoicingRows} title={title}>
      <Layers
        of={[
          ['day', 'M104 60h150l42 42v208l-24 20-24-20-24 20-24-20-24 20-24-20-24 20-24-20z'],
          ['sand', 'M254 60l42 42h-42z'],
          ['night', box(128, 104, 82, 14) + box(128, 134, 60, 10)],
          ['sky', box(128, 172, 96, 10) + box(240, 172, 32, 10) + box(128, 196, 80, 10) + box(240, 196, 32, 10)],
          ['vermilion', box(128, 230, 144, 22)],
          ['forest', disc(276, 272, 50)],
          ['day', 'M250 272l10-10 12 12 24-26 10 10-34 36z'],
        ]}
      />
    </Composition>
  );
}

const paymentsRows = [
  'ring:mx circle:vx blank:x ring:mx',
  'blank:x blank:x blank:x blank:x',
  'blank:x blank:x blank:x blank:x',
  'ring:mx blank:x circle:sx ring:mx',
];

/** Two cards on the move, and coins around them. */
export function PaymentsHero({ title }: Alternative) {
  return (
    <Composition rows={paymentsRows} title={title}>
      <g transform="rotate(8 200 200)">
        <Layers of={[['blush', rounded(84, 78, 260, 164, 20)]]} />
      </g>
      <g transform="rotate(-8 200 200)">
        <Layers
          of={[
            ['vermilion', rounded(56, 122, 280, 178, 20)],
            ['night', box(56, 150, 280, 34)],
            ['mustard', rounded(80, 206, 54, 40, 8) + disc(286, 260, 22)],
            ['day', box(80, 262, 120, 12) + disc(262, 260, 22)],
          ]}
        />
      </g>
    </Composition>
  );
}

const spreadsheetsRows = [
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
  'blank:i blank:i blank:v blank:v',
];

const cells = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2].map((column) => box(10 + column * 62, 46 + row * 52, 56, 46)),
);
const filled = [1, 3, 8, 10, 14];

/** A grid of loose cells on one side, a window with its fields on the other, an ant in between. */
export function SpreadsheetsHero({ title }: Alternative) {
  return (
    <Composition rows={spreadsheetsRows} title={title}>
      <Layers
        of={[
          ['day', cells.join('')],
          ['sky', filled.map((at) => cells[at]).join('')],
          ['day', rounded(224, 84, 156, 232, 16)],
          ['night', box(224, 100, 156, 18)],
          ['mustard', disc(244, 101, 7)],
          ['ice', box(244, 136, 116, 30) + box(244, 180, 116, 30) + box(244, 224, 116, 30)],
          ['forest', rounded(244, 270, 76, 30, 15)],
          ['mustard', box(150, 196, 48, 40)],
        ]}
      />
      <Ant x={176} y={306} scale={0.68} pose="lift" limbs="night" />
    </Composition>
  );
}
