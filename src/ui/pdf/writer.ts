import { colours } from '../style/colours.ts';
import { featuresFor } from './fonts.ts';
import { runsOf } from './runs.ts';
import { baselineOf, breakLines, type Line, type StyleName, textStyles, widthOf } from './text.ts';
import { writable } from './writable.ts';

/** The role of a part of a document, in PDF's vocabulary. */
export type Tag = 'H1' | 'H2' | 'P' | 'Div' | 'Figure' | 'Link' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of a document whose width is known. It is never split across pages. */
export interface Block {
  readonly height: number;
  draw(writer: Writer, x: number, y: number): void;
}

/** All lengths are in points. */
export type Part = (width: number) => Block;

/** From the edges of the page to the text. */
export const margin = 48;
const bottomMargin = 44;

/**
 * Writes a document from top to bottom, page by page. What a screen reader needs has a tag, and everything else is
 * marked as decoration.
 */
export class Writer {
  /** Where the next part begins. */
  y = margin;
  #tag: PDFKit.PDFStructureElement;
  #isDecorating = false;

  constructor(readonly pdf: PDFKit.PDFDocument) {
    this.#tag = pdf.struct('Document');
    pdf.addStructure(this.#tag);
  }

  get width(): number {
    return this.pdf.page.width - 2 * margin;
  }

  /** What is left of the page. */
  get spaceLeft(): number {
    return this.pdf.page.height - bottomMargin - this.y;
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = margin;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** Writes a part below the previous one, or on the next page if it does not fit. */
  place(part: Part): void {
    this.placeBlock(part(this.width));
  }

  placeBlock(block: Block): void {
    if (block.height > this.spaceLeft) this.newPage();
    if (block.height > this.spaceLeft) throw new Error('A part of the document is taller than a page');
    block.draw(this, margin, this.y);
    this.y += block.height;
  }

  /** Writes a text of any length, which continues on the next page. No page begins with its last line alone. */
  placeText(text: string): void {
    const { lineHeight } = textStyles.text;
    const lines = breakLines(writable(text, 'text'), this.width);
    this.tag('P', () => {
      while (lines.length > 0) {
        const fitting = Math.floor(this.spaceLeft / lineHeight);
        const here = lines.splice(0, lines.length - fitting === 1 ? fitting - 1 : fitting);
        this.content(() => {
          for (const [row, line] of here.entries()) {
            // As in a letter, a paragraph begins where its reader begins.
            const indent = line.direction === 'rtl' ? this.width - widthOf(line.text, 'text', 'rtl') : 0;
            this.line(line, margin + indent, this.y + row * lineHeight, 'text');
          }
        });
        this.y += here.length * lineHeight;
        if (lines.length > 0) this.newPage();
      }
    });
  }

  /** Whatever `draw` draws belongs to this tag, unless it is decoration. */
  tag(tag: Tag, draw: () => void, alt?: string): void {
    if (this.#isDecorating) {
      draw();
      return;
    }
    const parent = this.#tag;
    this.#tag = this.pdf.struct(tag, { ...(tag === 'TH' && { scope: 'Column' }), ...(alt && { alt }) });
    parent.add(this.#tag);
    draw();
    this.#tag.end();
    this.#tag = parent;
  }

  /** Draws the text or the picture of the current tag. */
  content(draw: () => void): void {
    if (this.#isDecorating) draw();
    else this.#tag.add(draw);
  }

  /** Nothing that `draw` draws is read out. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.#isDecorating) {
      draw();
      return;
    }
    this.#isDecorating = true;
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
    this.#isDecorating = false;
  }

  /** Makes an area clickable, as a part of the current tag. */
  link(url: string, x: number, y: number, width: number, height: number): void {
    this.pdf.link(x, y, width, height, url, { structParent: this.#tag });
  }

  line(line: Line, x: number, top: number, style: StyleName, color = textStyles[style].color ?? colours.ink): void {
    const { size } = textStyles[style];
    const y = top + baselineOf(style);
    for (const run of runsOf(line.text, textStyles[style], line.direction)) {
      const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: run.spacing } as const;
      this.#spelled(run.needsText ? run.text : undefined, () =>
        this.pdf
          .font(run.font, size)
          .fillColor(color)
          .text(run.drawn, x + run.x, y, { ...options, features: featuresFor(run.isRtl) }),
      );
    }
  }

  /**
   * Says which text the glyphs show, in the order in which it is read. `markContent` would do so outside of the
   * coordinates of the glyphs, and poppler would take the text for one elsewhere on the page.
   */
  #spelled(text: string | undefined, draw: () => void): void {
    const { pdf } = this;
    if (text === undefined) {
      draw();
      return;
    }
    const hex = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex');
    const write = pdf.addContent;
    pdf.addContent = (operator) => {
      if (operator === 'BT') write.call(pdf, `/Span <</ActualText <${hex}>>> BDC`);
      write.call(pdf, operator);
      return operator === 'ET' ? write.call(pdf, 'EMC') : pdf;
    };
    draw();
    pdf.addContent = write;
  }

  /** An SVG path. */
  path(path: string, x: number, y: number, scale: number, fill: string): void {
    this.pdf.save().translate(x, y).scale(scale).path(path).fill(fill).restore();
  }

  /** To be called once: nothing can be tagged afterwards. */
  end(): void {
    this.#tag.end();
  }
}
