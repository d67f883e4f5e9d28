import { View } from '@react-pdf/renderer';
import { Write } from '../type/write.tsx';

interface Props {
  readonly children: string;
  readonly color: string;
}

/** Pressed onto the paper by hand, so a little askew. */
export function Stamp({ children, color }: Props) {
  return (
    <View style={{ ...plate, borderColor: color }}>
      <Write voice="figure" color={color}>
        {children}
      </Write>
    </View>
  );
}

const plate = {
  transform: 'rotate(-7deg)',
  paddingHorizontal: 14,
  paddingVertical: 6,
  borderWidth: 3,
  borderRadius: 10,
} as const;
