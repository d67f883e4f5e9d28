import { View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { format } from '#site/message.ts';
import type { Quote } from '#site/quotes/quote.ts';
import { QrCode } from './parts/qr-code.tsx';
import { colours } from './type/colours.ts';
import { inLines } from './type/in-lines.ts';
import { writable } from './type/writable.ts';
import { Write } from './type/write.tsx';

/** Points that the address of the check has across. */
const column = 240;

/** Who makes the offer, and how anybody can see that they did. */
export function QuoteEnd({ quote: { language, verifyUrl } }: { readonly quote: Quote }) {
  const { quoteDocument: words } = wordsIn(language);
  const { verify } = words;
  return (
    <View wrap={false} style={block}>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Write voice="label">{words.issuedBy}</Write>
        <Write voice="strong">{brand.legalName}</Write>
        <Write>{format(words.taxId, language, { id: brand.taxId })}</Write>
        <Write>{brand.postalAddress}</Write>
        <Write>{brand.email.contact}</Write>
        <View style={{ marginTop: 6 }}>
          <Write>{words.noInvoice}</Write>
        </View>
      </View>
      <View style={{ width: column }}>
        <Write voice="label" tag="H2">
          {verify.title}
        </Write>
        <Write>{verify.text}</Write>
        <Write>{inLines(writable(verifyUrl, 'text'), column)}</Write>
      </View>
      <QrCode address={verifyUrl} size={92} alt={format(verify.alt, language, { address: verifyUrl })} />
    </View>
  );
}

const block = {
  flexDirection: 'row',
  gap: 14,
  paddingTop: 14,
  borderTopWidth: 1,
  borderColor: colours.sand,
} as const;
