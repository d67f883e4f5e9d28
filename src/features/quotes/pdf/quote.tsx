import { Document, View } from '@react-pdf/renderer';
import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';
import { bogotaTime } from '#site/bogota-time.ts';
import { format } from '#site/message.ts';
import { Facts } from '#ui/pdf/parts/facts.tsx';
import { textWidth } from '#ui/pdf/parts/measures.ts';
import { PageFrame } from '#ui/pdf/parts/page-frame.tsx';
import { paperSize } from '#ui/pdf/parts/paper-size.ts';
import { drawPdf } from '#ui/pdf/pdf/draw-pdf.ts';
import { wordsInLines } from '#ui/pdf/type/in-lines.ts';
import { isWritable, writable } from '#ui/pdf/type/writable.ts';
import { Write } from '#ui/pdf/type/write.tsx';
import type { DrawQuote, Quote } from '../quote.ts';
import { QuoteEnd } from './quote-end.tsx';
import { QuoteOffered } from './quote-offered.tsx';
import { QuoteTerms } from './quote-terms.tsx';

export const drawQuote: DrawQuote = (quote) => {
  const { language, reference, createdAt } = quote;
  const { title, subject } = wordsIn(language).quoteDocument;
  return drawPdf(<QuoteDocument quote={quote} />, {
    title: `${title} ${reference}`,
    subject: format(subject, language, { company: brand.name }),
    language,
    date: new Date(createdAt),
  });
};

function QuoteDocument({ quote }: { quote: Quote }) {
  const { language, reference, country, note } = quote;
  const { quoteDocument: words } = wordsIn(language);
  const pageOf = (page: number, pages: number) => format(words.page, language, { page, pages });
  return (
    <Document>
      <PageFrame size={paperSize(country)} reference={reference} pageOf={pageOf}>
        <View style={{ marginBottom: 6 }}>
          <Write voice="title" tag="H1">
            {words.title}
          </Write>
        </View>
        <Facts of={factsOf(quote)} columns={3} />
        <Facts of={partiesOf(quote)} />
        <View style={{ marginTop: 12, marginBottom: 12 }}>
          <QuoteOffered quote={quote} />
        </View>
        {note && (
          <View style={{ marginBottom: 10 }}>
            <Write voice="label">{words.note}</Write>
            <Write>{wordsInLines(writable(note, 'text'), textWidth)}</Write>
          </View>
        )}
        <QuoteTerms quote={quote} />
        <QuoteEnd quote={quote} />
      </PageFrame>
    </Document>
  );
}

function factsOf({ language, reference, createdAt, validUntil }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  return [
    { label: words.number, value: reference },
    { label: words.date, value: bogotaTime(createdAt, language).date },
    { label: words.until, value: bogotaTime(validUntil, language).date },
  ];
}

/** Whoever the offer is made to, and who makes it. */
function partiesOf({ language, name, company = '', email }: Quote) {
  const { quoteDocument: words } = wordsIn(language);
  const customer = [company, name, email].filter((text) => isWritable(text, 'text'));
  const issuer = [
    brand.legalName,
    format(words.taxId, language, { id: brand.taxId }),
    brand.postalAddress,
    brand.email.contact,
  ];
  return [
    { label: words.for, value: customer.join('\n') || words.nobody },
    { label: words.issuedBy, value: issuer.join('\n') },
  ];
}
