import { View } from '@react-pdf/renderer';
import { tagged } from '../pdf/tag.ts';
import { colours } from '../type/colours.ts';
import { wordsInLines } from '../type/in-lines.ts';
import { writable } from '../type/writable.ts';
import { Write } from '../type/write.tsx';

export interface Fact {
  readonly label: string;
  /** Several lines are several paragraphs. */
  readonly value: string;
}

/** Of a column, on A4 and without its padding. */
const narrowest = 230;

/** Names and values in two columns, which share their lines like tiles in a floor. */
export function Facts({ of: facts }: { readonly of: readonly Fact[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderColor: colours.sand }}>
      {facts.map(({ label, value }) => (
        <View key={label} {...tagged('Div')} style={cell}>
          <Write voice="label">{label}</Write>
          {value.split('\n').map((line) => (
            <Write key={line}>{wordsInLines(writable(line, 'text'), narrowest)}</Write>
          ))}
        </View>
      ))}
    </View>
  );
}

const cell = {
  width: '50%',
  paddingVertical: 10,
  paddingRight: 16,
  borderBottomWidth: 1,
  borderColor: colours.sand,
} as const;
