import { Page, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colours } from '../type/colours.ts';
import { BrandMark } from './brand-mark.tsx';
import { margin } from './measures.ts';
import { PageFooter } from './page-footer.tsx';
import { TileFloor } from './tile-floor.tsx';

/** What the head of every document shows. */
const floor = ['leaf:fi quarter1:vb ring:mk petal:sp', 'quarter2:mb circle:vn arch:pf quarter3:si'];

interface Props {
  readonly size: 'A4' | 'LETTER';
  /** Stands at the foot of every page, beside its number. */
  readonly reference: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly children: ReactNode;
}

/** The first page with the brand and its tiles on top, and a foot on every page. */
export function PageFrame({ size, reference, pageOf, children }: Props) {
  return (
    <Page size={size} style={{ paddingTop: margin, paddingBottom: 50 }}>
      <View style={head}>
        <View style={{ justifyContent: 'center', paddingLeft: margin }}>
          <BrandMark />
        </View>
        <TileFloor rows={floor} size={32} />
      </View>
      <View style={{ paddingHorizontal: margin, paddingTop: 16 }}>{children}</View>
      <PageFooter reference={reference} pageOf={pageOf} />
    </Page>
  );
}

const head = {
  // To the edge of the paper.
  marginTop: -margin,
  flexDirection: 'row',
  justifyContent: 'space-between',
  borderBottomWidth: 2,
  borderBottomColor: colours.ink,
} as const;
