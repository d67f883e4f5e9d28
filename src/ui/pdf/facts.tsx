import { View } from '@react-pdf/renderer';
import { colours } from './colours.ts';
import { wordsInLines } from './in-lines.ts';
import { textWidth } from './measures.ts';
import { tagged } from './tag.ts';
import { writable } from './writable.ts';
import { Write } from './write.tsx';

interface Fact {
  readonly label: string;
  /** Several lines are several paragraphs; of two equal ones one is enough. */
  readonly value: string;
}

interface Props {
  readonly of: readonly Fact[];
  readonly columns?: 2 | 3;
}

const gap = 16;

/** Names and values in columns with shared borders. */
export function Facts({ of: facts, columns = 2 }: Props) {
  const width = Math.floor(textWidth / columns) - gap;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderColor: colours.sand }}>
      {facts.map(({ label, value }) => (
        <View key={label} {...tagged('Div')} style={{ ...cell, width: `${100 / columns}%` }}>
          <Write voice="label">{label}</Write>
          {[...new Set(value.split('\n'))].map((line) => (
            <Write key={line}>{wordsInLines(writable(line, 'text'), width)}</Write>
          ))}
        </View>
      ))}
    </View>
  );
}

const cell = {
  paddingVertical: 5,
  paddingRight: gap,
  borderBottomWidth: 1,
  borderColor: colours.sand,
} as const;
