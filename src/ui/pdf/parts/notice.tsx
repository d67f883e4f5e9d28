import { View } from '@react-pdf/renderer';
import { colours } from '../type/colours.ts';
import { Write } from '../type/write.tsx';

/** What nobody may overlook. */
export function Notice({ children }: { readonly children: string }) {
  return (
    <View
      style={{
        marginBottom: 18,
        padding: 12,
        borderWidth: 2,
        borderColor: colours.ink,
        backgroundColor: colours.blush,
      }}
    >
      <Write voice="strong">{children}</Write>
    </View>
  );
}
