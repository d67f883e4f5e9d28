import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '#content/brand.ts';
import type { CountryId } from '#site/countries.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { loadFonts } from './fonts.ts';
import { drawFooters, drawHeader } from './page-frame.ts';
import { Writer } from './writer.ts';

interface DocumentFacts {
  /** `title` and `subject` are its metadata, for programs and the title of their windows. */
  readonly words: { readonly title: string; readonly subject: string; readonly page: string };
  readonly language: Language;
  /** The date of its content, not of the drawing: the same document is the same file whenever it is drawn. */
  readonly date: Date;
  /** Decides the paper size. */
  readonly country: CountryId | undefined;
  /** In the footer of every page, beside its number. */
  readonly reference: string;
}

const onLetter: ReadonlySet<CountryId | undefined> = new Set<CountryId>(['us', 'ca']);

/** A document with the header and the footers of all documents, tagged for screen readers. */
export async function drawPdf(facts: DocumentFacts, draw: (writer: Writer) => void): Promise<Uint8Array> {
  const { words, language, date, country, reference } = facts;
  const fonts = await loadFonts();
  const pdf = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: localeOf(language),
    displayTitle: true,
    size: onLetter.has(country) ? 'LETTER' : 'A4',
    margin: 0,
    // The footers are drawn last, because they contain the number of pages.
    bufferPages: true,
    info: {
      Title: `${words.title} ${reference}`,
      Subject: format(words.subject, language, { company: brand.name }),
      Author: brand.legalName,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: date,
    },
  });
  for (const [face, font] of fonts) pdf.registerFont(face, font);
  const writer = new Writer(pdf);
  drawHeader(writer);
  draw(writer);
  drawFooters(writer, reference, (page, pages) => format(words.page, language, { page, pages }));
  writer.end();
  pdf.end();
  return buffer(pdf);
}
