import { type Colour, classOf } from '../../colours.ts';
import { Composition } from '../../composition.tsx';
import { disc } from '../../path.ts';
import type { Alternative } from '../../picture.tsx';

/** A pond: one duck ahead, three behind, all calm on the surface. */
const rows = [
  'stripes1:fi blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i stripes1:fi',
  'stripes1:fi blank:i blank:i blank:i blank:i blank:i blank:i blank:i blank:i circle:vi blank:i stripes1:fi',
  'stripes1:fs half:si half:si half:si half:si half:si half:si half:si half:si half:si half:si stripes1:fs',
  'blank:s bends:is blank:s bends1:is blank:s blank:s bends:is blank:s blank:s bends1:is blank:s bends:is',
];

const body = 'M7 24l8 3h21v1a12 12 0 0 1-12 12h-5a12 12 0 0 1-12-12z';

function Duck({ at, feathers, wing }: { at: string; feathers: Colour; wing: Colour }) {
  return (
    <g transform={at}>
      <path className={classOf(feathers)} d={body + disc(28, 18, 9)} />
      <path className={classOf(wing)} d="M15 29h12a8 8 0 0 1-12 4z" />
      <path className={classOf('vermilion')} d="M36 15h7l-7 6z" />
      <path className={classOf('night')} d={disc(31, 16, 2)} />
    </g>
  );
}

export function DucksitesHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Duck at="translate(545 6)scale(7)" feathers="day" wing="blush" />
      <Duck at="translate(410 132)scale(3.6)" feathers="mustard" wing="vermilion" />
      <Duck at="translate(270 152)scale(3.1)" feathers="mustard" wing="vermilion" />
      <Duck at="translate(150 172)scale(2.6)" feathers="mustard" wing="vermilion" />
      <path className={classOf('forest')} d="M930 330a70 26 0 1 1 70-26l-70 0z" />
      <path className={classOf('blush')} d={disc(960, 296, 16)} />
    </Composition>
  );
}
