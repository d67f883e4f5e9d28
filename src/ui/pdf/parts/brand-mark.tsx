import { Path, Svg, View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { walking } from '../../art/logo-shapes.ts';
import { colours } from '../type/colours.ts';
import { Write } from '../type/write.tsx';

/** The ant of the site and the name of the company. */
export function BrandMark() {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      <Svg viewBox="0 0 70 30" style={{ width: 63, height: 27 }}>
        <Path d={walking.antennae} stroke={colours.ink} strokeWidth={3} strokeLinecap="round" fill="none" />
        <Path d={walking.waist} fill={colours.ink} />
        <Path d={walking.body} fill={colours.vermilion} />
      </Svg>
      <Write voice="figure" tag={null}>
        {brand.name.toLowerCase()}
      </Write>
    </View>
  );
}
