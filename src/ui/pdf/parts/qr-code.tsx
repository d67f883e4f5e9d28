import { Path, Svg, View } from '@react-pdf/renderer';
import { encode } from 'uqr';
import { pictured } from '../pdf/tag.ts';
import { colours } from '../type/colours.ts';

interface Props {
  readonly address: string;
  /** Of a side, in points. */
  readonly size: number;
  /** Read out in its place. */
  readonly alt: string;
}

/** Modules of empty paper around a code, without which readers do not find it (ISO/IEC 18004). */
const quiet = 4;

/** An address for the camera of a telephone. On white: contrast is what it lives by. */
export function QrCode({ address, size, alt }: Props) {
  const { data } = encode(address, { ecc: 'M', border: 0 });
  const across = data.length + 2 * quiet;
  return (
    <View {...pictured(alt)}>
      <Svg viewBox={`0 0 ${across} ${across}`} style={{ width: size, height: size, backgroundColor: '#ffffff' }}>
        <Path d={modulesOf(data)} fill={colours.ink} />
      </Svg>
    </View>
  );
}

/** Dark modules that stand side by side are one box, so that no hair of light is between them. */
export function modulesOf(data: readonly (readonly boolean[])[]): string {
  const boxes = data.flatMap((row, y) =>
    [...rowRuns(row)].map(([x, width]) => `M${x + quiet} ${y + quiet}h${width}v1h${-width}z`),
  );
  return boxes.join('');
}

/** Where dark modules begin in a row, and how many follow. */
function* rowRuns(row: readonly boolean[]): Generator<readonly [number, number]> {
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.findIndex((isDark, at) => at > x && !isDark);
    const width = (end < 0 ? row.length : end) - x;
    yield [x, width];
    x += width;
  }
}
