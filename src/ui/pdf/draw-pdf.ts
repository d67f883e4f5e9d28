import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { brand } from '#content/brand.ts';
import type { CountryId } from '#site/countries.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { walking } from '../art/logo-shapes.ts';
import { box, place, readRow, shapes } from '../art/path.ts';
import { colours, inks } from '../style/colours.ts';
import { isInBrandFont, loadFonts, setWorldFonts, worldFonts } from './fonts.ts';
import { loadWorldFonts } from './load-world-fonts.ts';
import { textStyles, widthOf } from './text.ts';
import { charactersOf, writable } from './writable.ts';
import { margin, Writer } from './writer.ts';

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
  /** Whatever it says, so that the fonts can be loaded before it is drawn. */
  readonly content: object;
  /** The site's own address, whose host is in the footer too. */
  readonly siteUrl?: string;
}

const onLetter: ReadonlySet<CountryId | undefined> = new Set<CountryId>(['us', 'ca', 'co']);

/** A document with the header and the footers of all documents, tagged for screen readers. */
export async function drawPdf(facts: DocumentFacts, draw: (writer: Writer) => void): Promise<Uint8Array> {
  const { words, language, date, country, reference, content, siteUrl = brand.siteUrl } = facts;
  const fonts = await loadFonts();
  const others = await loadOtherFonts(content);
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
  setWorldFonts(others);
  for (const [face, font] of fonts) pdf.registerFont(face, font);
  for (const font of worldFonts()) pdf.registerFont(font.postscriptName, font);
  const writer = new Writer(pdf);
  drawHeader(writer);
  draw(writer);
  const host = shownHost(siteUrl);
  drawFooters(writer, (page, pages) => [host, reference, format(words.page, language, { page, pages })]);
  writer.end();
  pdf.end();
  return buffer(pdf);
}

/** A server without a public address is on somebody's own machine, whose name means nothing to a reader. */
function shownHost(siteUrl: string): string {
  const { host, hostname } = new URL(siteUrl);
  return hostname === 'localhost' ? new URL(brand.siteUrl).host : host;
}

/** Of a document in one of the site's languages about a person with a name in the same alphabet: none. */
async function loadOtherFonts(content: object) {
  const characters = charactersOf(textsIn(content).join('\n'));
  const missing = characters.filter((character) => character !== '\n' && !isInBrandFont(character, 'text'));
  return loadWorldFonts(new Set(missing), characters.join(''));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** As on the site. */
const tiles = ['leaf:fi quarter1:vb ring:mk petal:sp', 'quarter2:mb circle:vn arch:pf quarter3:si'].map(readRow);
const tileSize = 32;

/** `night` and `day` are the two that the site's themes do not swap. */

/** The brand and the tiles of the site, on top of the first page. */
function drawHeader(writer: Writer): void {
  const { page } = writer.pdf;
  const height = tileSize * tiles.length;
  writer.decoration(() => {
    drawAnt(writer, margin, (height - 27) / 2);
    const name = { text: brand.name.toLowerCase(), direction: 'ltr' } as const;
    writer.line(name, margin + 73, (height - textStyles.figure.lineHeight) / 2 + 1, 'figure');
    drawTiles(writer, page.width - tileSize * (tiles[0]?.length ?? 0));
    writer.pdf.rect(0, height, page.width, 2).fill(colours.ink);
  });
  writer.y = height + 18;
}

function drawAnt(writer: Writer, x: number, y: number): void {
  const scale = 0.9;
  writer.pdf.save().translate(x, y).scale(scale).path(walking.antennae);
  writer.pdf.lineWidth(3).lineCap('round').stroke(colours.ink).restore();
  writer.path(walking.waist, x, y, scale, colours.ink);
  writer.path(walking.body, x, y, scale, colours.vermilion);
}

function drawTiles(writer: Writer, left: number): void {
  for (const [row, line] of tiles.entries()) {
    for (const [column, tile] of line.entries()) {
      const corner = [100 * column, 100 * row] as const;
      if (tile?.back) writer.path(box(...corner, 100, 100), left, 0, tileSize / 100, inks[tile.back]);
      if (tile?.shape)
        writer.path(place(shapes[tile.shape], corner, tile.turn), left, 0, tileSize / 100, inks[tile.front]);
    }
  }
}

/** The footer of every page. Not read out, because it would interrupt the text. */
function drawFooters(writer: Writer, textsOf: (page: number, pages: number) => readonly string[]): void {
  const { pdf } = writer;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    const texts = textsOf(page + 1, count);
    const top = pdf.page.height - 38;
    writer.decoration(() => {
      pdf.rect(margin, top, writer.width, 1).fill(colours.sand);
      for (const [index, text] of texts.entries()) {
        const shown = writable(text, 'text');
        // Left, in the middle, right.
        const x = margin + ((writer.width - widthOf(shown, 'foot')) * index) / 2;
        writer.line({ text: shown, direction: 'ltr' }, x, top + 9, 'foot');
      }
    }, 'Pagination');
  }
}
