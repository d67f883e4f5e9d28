import { View } from '@react-pdf/renderer';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import { textWidth } from '#ui/pdf/parts/measures.ts';
import { QrCode } from '#ui/pdf/parts/qr-code.tsx';
import { colours } from '#ui/pdf/type/colours.ts';
import { inLines } from '#ui/pdf/type/in-lines.ts';
import { writable } from '#ui/pdf/type/writable.ts';
import { Write, WriteLink } from '#ui/pdf/type/write.tsx';
import type { Quote } from '../quote.ts';

/** Of a side of the code, and between it and what stands beside it, in points. */
const code = 68;
const gap = 14;

/** How anybody can see that the offer is ours. Its number stays in one piece. */
export function QuoteEnd({ quote: { language, verifyUrl } }: { readonly quote: Quote }) {
  const { noInvoice, verify } = wordsIn(language).quoteDocument;
  return (
    <View wrap={false} style={block}>
      <View style={{ flexGrow: 1, flexBasis: 0, justifyContent: 'center' }}>
        <Write voice="label" tag="H2">
          {verify.title}
        </Write>
        <Write voice="small">{verify.text}</Write>
        <WriteLink href={verifyUrl}>{inLines(writable(verifyUrl, 'text'), textWidth - code - gap, '/?')}</WriteLink>
        <Write voice="small">{noInvoice}</Write>
      </View>
      <QrCode address={verifyUrl} size={code} alt={format(verify.alt, language, { address: verifyUrl })} />
    </View>
  );
}

const block = {
  flexDirection: 'row',
  gap,
  paddingTop: 8,
  borderTopWidth: 1,
  borderColor: colours.sand,
} as const;
