import { View } from '@react-pdf/renderer';
import { colours } from './colours.ts';
import { tagged } from './tag.ts';
import { Write } from './write.tsx';

interface Sum {
  readonly label: string;
  readonly amount: string;
}

interface Props {
  /** Such as subtotal and taxes. */
  readonly before: readonly Sum[];
  readonly total: Sum;
}

/** The sums of a table. They are not split across pages. */
export function Sums({ before, total }: Props) {
  return (
    <View wrap={false}>
      {before.map(({ label, amount }) => (
        <View key={`${label} ${amount}`} {...tagged('Div')} style={line}>
          <Write>{label}</Write>
          <Write align="right">{amount}</Write>
        </View>
      ))}
      <View {...tagged('Div')} style={sum}>
        <Write voice="lead" color={colours.paper}>
          {total.label}
        </Write>
        <Write voice="figure" color={colours.mustard} align="right">
          {total.amount}
        </Write>
      </View>
    </View>
  );
}

const line = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  paddingHorizontal: 14,
  paddingVertical: 3,
  borderLeftWidth: 2,
  borderRightWidth: 2,
  borderColor: colours.ink,
} as const;

const sum = {
  flexDirection: 'row',
  justifyContent: 'space-between',
  alignItems: 'center',
  // Overlaps the line above it: between two edges that only meet, a printer may leave a white line.
  marginTop: -1,
  paddingHorizontal: 16,
  paddingVertical: 6,
  backgroundColor: colours.ink,
} as const;
