import { View } from '@react-pdf/renderer';
import { colours } from '#ui/pdf/colours.ts';
import { tagged } from '#ui/pdf/tag.ts';
import { Write } from '#ui/pdf/write.tsx';

/** The second line of a cell is below the first, and smaller. */
interface Cell {
  readonly text: string;
  readonly below?: string | undefined;
}

interface QuoteRow {
  readonly key: string;
  readonly item: Cell;
  readonly unit: Cell;
  readonly amount: Cell;
}

interface Props {
  readonly head: { readonly item: string; readonly unit: string; readonly amount: string };
  readonly rows: readonly QuoteRow[];
}

/** The lines of a quote. No row breaks across pages, and every page repeats the table head. */
export function QuoteTable({ head, rows }: Props) {
  return (
    <View {...tagged('Table')}>
      <View {...tagged('TR')} fixed wrap={false} style={{ ...frame, ...headRow }}>
        <Head text={head.item} />
        <Head text={head.unit} isRight />
        <Head text={head.amount} isRight />
      </View>
      {rows.map(({ key, item, unit, amount }) => (
        <View key={key} wrap={false} style={frame}>
          <View {...tagged('TR')} style={row}>
            <TableCell style={wide} cell={item} isStrong />
            <TableCell style={narrow} cell={unit} isRight />
            <TableCell style={narrow} cell={amount} isRight isStrong />
          </View>
        </View>
      ))}
    </View>
  );
}

function Head({ text, isRight = false }: { readonly text: string; readonly isRight?: boolean }) {
  return (
    <View style={isRight ? narrow : wide}>
      <Write voice="label" tag="TH" align={isRight ? 'right' : 'left'}>
        {text}
      </Write>
    </View>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly style: typeof wide | typeof narrow;
  readonly isStrong?: boolean;
  readonly isRight?: boolean;
}

function TableCell({ cell: { text, below }, style, isStrong = false, isRight = false }: CellProps) {
  const align = isRight ? 'right' : 'left';
  return (
    <View {...tagged('TD')} style={style}>
      {text ? (
        <Write voice={isStrong ? 'strong' : 'text'} align={align}>
          {text}
        </Write>
      ) : null}
      {below ? (
        <Write voice="foot" align={align}>
          {below}
        </Write>
      ) : null}
    </View>
  );
}

const wide = { flexGrow: 1, flexBasis: 0 } as const;
const narrow = { width: 118 } as const;

const frame = { paddingHorizontal: 14, borderLeftWidth: 2, borderRightWidth: 2, borderColor: colours.ink } as const;

const row = {
  flexDirection: 'row',
  gap: 12,
  paddingVertical: 4,
  // Only between rows: the total below closes the table.
  borderTopWidth: 1,
  borderColor: colours.sand,
} as const;

const headRow = {
  flexDirection: 'row',
  gap: 12,
  paddingVertical: 5,
  borderTopWidth: 2,
  backgroundColor: colours.sand,
} as const;
