import { Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import type { Colour } from '../art/colours.ts';
import { walking } from '../art/logo-shapes.ts';
import { box, place, readRow, shapes } from '../art/path.ts';
import { colours } from './colours.ts';
import { margin } from './measures.ts';
import { writable } from './writable.ts';
import { styleOf, Write } from './write.tsx';

/** The header of every document. */
const floor = ['leaf:fi quarter1:vb ring:mk petal:sp', 'quarter2:mb circle:vn arch:pf quarter3:si'];

interface Props {
  readonly size: 'A4' | 'LETTER';
  /** In the footer of every page, beside its number. */
  readonly reference: string;
  readonly pageOf: (page: number, pages: number) => string;
  readonly children: ReactNode;
}

/** The first page with the brand and its tiles on top, and a footer on every page. */
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
  // To the edge of the page.
  marginTop: -margin,
  flexDirection: 'row',
  justifyContent: 'space-between',
  borderBottomWidth: 2,
  borderBottomColor: colours.ink,
} as const;

/** The ant of the site and the name of the company. */
function BrandMark() {
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

interface TileFloorProps {
  /** As on the site: `['quarter:vb ring:pk', 'blank:i leaf:is']`. */
  readonly rows: readonly string[];
  /** The size of a tile, in points. */
  readonly size: number;
}

/** `night` and `day` are the two that the site's themes do not swap. */
const inks: Readonly<Record<Colour, string>> = { ...colours, night: colours.ink, day: colours.paper };

/** The site's tiles in a PDF. */
function TileFloor({ rows, size }: TileFloorProps) {
  const grid = rows.map(readRow);
  const tiles = grid.flatMap((row, y) => row.map((tile, x) => ({ tile, corner: [100 * x, 100 * y] as const })));
  const columns = grid[0]?.length ?? 0;
  return (
    <Svg
      viewBox={`0 0 ${100 * columns} ${100 * rows.length}`}
      style={{ width: size * columns, height: size * rows.length }}
    >
      {tiles.map(
        ({ tile, corner: [x, y] }) =>
          tile?.back && <Path key={`back ${x} ${y}`} d={box(x, y, 100, 100)} fill={inks[tile.back]} />,
      )}
      {tiles.map(
        ({ tile, corner: [x, y] }) =>
          tile &&
          tile.shape !== 'blank' && (
            <Path key={`front ${x} ${y}`} d={place(shapes[tile.shape], [x, y], tile.turn)} fill={inks[tile.front]} />
          ),
      )}
    </Svg>
  );
}

interface PageFooterProps {
  readonly reference: string;
  readonly pageOf: (page: number, pages: number) => string;
}

/** The footer of every page. Not read out, because it would interrupt the text. */
function PageFooter({ reference, pageOf }: PageFooterProps) {
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
