import { View } from '@react-pdf/renderer';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import type { Quote } from '#site/quotes/quote.ts';
import { QrCode } from './parts/qr-code.tsx';
import { colours } from './type/colours.ts';
import { inLines } from './type/in-lines.ts';
import { writable } from './type/writable.ts';
import { Write, WriteLink } from './type/write.tsx';

/** Points that the address of the check has across the narrower paper. */
const across = 415;

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
        <WriteLink href={verifyUrl}>{inLines(writable(verifyUrl, 'text'), across, '/?')}</WriteLink>
        <Write voice="small">{noInvoice}</Write>
      </View>
      <QrCode address={verifyUrl} size={68} alt={format(verify.alt, language, { address: verifyUrl })} />
    </View>
  );
}

const block = {
  flexDirection: 'row',
  gap: 14,
  paddingTop: 8,
  borderTopWidth: 1,
  borderColor: colours.sand,
} as const;
