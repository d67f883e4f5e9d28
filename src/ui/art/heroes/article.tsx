import { Ant } from '../ant.tsx';
import { Composition } from '../composition.tsx';
import type { Alternative } from '../picture.tsx';

/** A line of print: tiles like letters, and the ants who set them. */
const rows = [
  'arch:vb fan1:sb half1:fb quarter:mb blank:b stripes1:vb ring:kb arch2:sb blank:b petal:fb steps:mb circle:vb',
  'bend2:mb drop:kb blank:b leaf:vb quarter3:sb blank:b half:mb diamond:fb hourglass:vb blank:b arch:kb fan:sb',
  'blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n blank:n',
];

export function ArticleHero({ title }: Alternative) {
  return (
    <Composition rows={rows} title={title}>
      <Ant x={250} y={200} scale={0.72} pose="lift" limbs="night" />
      <Ant x={560} y={200} scale={0.72} pose="heave" limbs="night" body="sky" />
      <Ant x={420} y={298} scale={0.9} limbs="night" />
      <Ant x={940} y={298} scale={0.9} limbs="night" body="forest" faces="left" />
    </Composition>
  );
}
