import { View } from '@react-pdf/renderer';
import { colours } from './colours.ts';
import { Sums } from './sums.tsx';
import { tagged } from './tag.ts';
import { Write } from './write.tsx';

interface Item {
  readonly name: string;
  readonly quantity: string;
  readonly amount: string;
}

interface Props {
  readonly head: Item;
  readonly items: readonly Item[];
  readonly total: { readonly label: string; readonly amount: string };
}

/** The items, and the sum. A row is never split across pages. */
export function ItemTable({ head, items, total }: Props) {
  return (
    <View>
      <View {...tagged('Table')}>
        <Row item={head} isHead />
        {items.map((item) => (
          <Row key={`${item.name} ${item.amount}`} item={item} />
        ))}
      </View>
      <Sums before={[]} total={total} />
    </View>
  );
}

function Row({ item: { name, quantity, amount }, isHead = false }: { item: Item; isHead?: boolean }) {
  const part = isHead ? ({ voice: 'label', tag: 'TH' } as const) : ({ voice: 'text', tag: 'TD' } as const);
  return (
    <View {...tagged('TR')} wrap={false} style={isHead ? { ...row, borderTopWidth: 2 } : row}>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Write {...part} voice={isHead ? 'label' : 'strong'}>
          {name}
        </Write>
      </View>
      <View style={{ width: 70 }}>
        <Write {...part} align="right">
          {quantity}
        </Write>
      </View>
      <View style={{ width: 130 }}>
        <Write {...part} align="right">
          {amount}
        </Write>
      </View>
    </View>
  );
}

const row = {
  flexDirection: 'row',
  gap: 12,
  paddingHorizontal: 14,
  paddingVertical: 9,
  borderWidth: 2,
  borderTopWidth: 0,
  borderColor: colours.ink,
} as const;
