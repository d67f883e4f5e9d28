import { Path, Svg, View } from '@react-pdf/renderer';
import { disc } from '#components/art/path.ts';
import { brand } from '#content/brand.ts';
import { colours } from '../type/colours.ts';
import { Write } from '../type/write.tsx';

/** The ant of `components/art/logo.tsx` and the name of the company. */
export function BrandMark() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      <Svg viewBox="0 0 70 30" style={{ width: 63, height: 27 }}>
        <Path d="M55 8q0-6 6-6M61 12q2-6 7-5" stroke={colours.ink} strokeWidth={3} strokeLinecap="round" fill="none" />
        <Path d={disc(31, 18, 7)} fill={colours.ink} />
        <Path d={disc(11, 18, 11) + disc(53, 17, 13)} fill={colours.vermilion} />
      </Svg>
      <Write voice="figure" tag={null}>
        {brand.name.toLowerCase()}
      </Write>
    </View>
  );
}
