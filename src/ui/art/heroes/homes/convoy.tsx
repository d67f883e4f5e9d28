import { Ant } from '../../ant.tsx';
import { Composition } from '../../composition.tsx';
import { MarkTile } from '../../mark.tsx';
import type { MarkName } from '../../marks/index.ts';
import type { Alternative } from '../../picture.tsx';

/** A viaduct from one side of the window to the other, and a convoy of products on it. */
const rows = [
  'blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p',
  'blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p blank:p',
  'arch:xm arch:vb arch:xm arch:si arch:xm arch:fm arch:xm arch:vb arch:xm arch:si arch:xm arch:fm',
];

const load: readonly MarkName[] = ['transpur', 'suppmail', 'grumpyturtle', 'wabot', 'ducksites', 'pugobox'];

export function ConvoyHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      {load.map((mark, index) => (
        <MarkTile key={mark} of={mark} x={56 + 200 * index} y={14} size={88} />
      ))}
      {load.map((mark, index) => (
        <Ant key={mark} x={100 + 200 * index} y={200} pose={index % 2 === 0 ? 'lift' : 'heave'} />
      ))}
    </Composition>
  );
}
