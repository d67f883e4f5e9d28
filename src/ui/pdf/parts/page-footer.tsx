import { Text, View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { colours } from '../type/colours.ts';
import { writable } from '../type/writable.ts';
import { styleOf, Write } from '../type/write.tsx';
import { margin } from './measures.ts';

interface Props {
  readonly reference: string;
  readonly pageOf: (page: number, pages: number) => string;
}

/** At the foot of every page. Not read out: it would interrupt what goes on over it. */
export function PageFooter({ reference, pageOf }: Props) {
  return (
    <View fixed style={foot}>
      <Write voice="foot" tag={null}>
        {new URL(brand.siteUrl).host}
      </Write>
      <Write voice="foot" tag={null}>
        {reference}
      </Write>
      <Text
        style={styleOf('foot')}
        // Called once before the pages are counted, whatever the types say.
        render={({ pageNumber, totalPages = pageNumber }) => writable(pageOf(pageNumber, totalPages), 'text')}
      />
    </View>
  );
}

const foot = {
  position: 'absolute',
  left: margin,
  right: margin,
  bottom: 20,
  paddingTop: 8,
  flexDirection: 'row',
  justifyContent: 'space-between',
  borderTopWidth: 1,
  borderTopColor: colours.sand,
} as const;
