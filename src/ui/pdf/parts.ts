import { colours } from '../style/colours.ts';
import { breakLines, type Line, type StyleName, textStyles, widthOf } from './text.ts';
import { writable } from './writable.ts';
import type { Part, Tag, Writer } from './writer.ts';

interface WriteOptions {
  readonly style?: StyleName;
  readonly tag?: Tag;
  readonly color?: string;
  readonly align?: 'left' | 'right';
  /** A URL. The text reads the same in print, where nothing can be clicked. */
  readonly href?: string | undefined;
  /** The characters after which a word that is longer than a line may break. */
  readonly breakAfter?: string;
}

/** A paragraph, or what its tag says. */
export function write(text: string, options: WriteOptions = {}): Part {
  const { style = 'text', tag = 'P', color, align = 'left', href, breakAfter } = options;
  const { face, lineHeight } = textStyles[style];
  return (width) => {
    const lines = breakLines(writable(text, face), width, style, breakAfter);
    const height = lines.length * lineHeight;
    const drawLines = (writer: Writer, x: number, y: number) => {
      for (const [row, line] of lines.entries()) {
        writer.line(line, x + indentOf(line, width, style, align), y + row * lineHeight, style, color);
      }
    };
    const drawContent = (writer: Writer, x: number, y: number) => {
      writer.content(() => drawLines(writer, x, y));
      if (href) writer.link(href, x, y, width, height);
    };
    return {
      height,
      draw(writer, x, y) {
        const draw = () => drawContent(writer, x, y);
        writer.tag(tag, href ? () => writer.tag('Link', draw) : draw);
      },
    };
  };
}

/** A space at the end of a line takes no room: it is beyond the edge, on the left if the line is read from there. */
function indentOf({ text, direction }: Line, width: number, style: StyleName, align: 'left' | 'right'): number {
  const [whole, visible] = [widthOf(text, style, direction), widthOf(text.trimEnd(), style, direction)];
  const before = direction === 'rtl' ? visible - whole : 0;
  return align === 'right' ? width - visible + before : before;
}

/** Parts below each other. */
export function stack(parts: readonly Part[], gap = 0): Part {
  return (width) => {
    const blocks = parts.map((part) => part(width));
    return {
      height: sum(blocks.map(({ height }) => height)) + gap * Math.max(blocks.length - 1, 0),
      draw(writer, x, y) {
        let top = y;
        for (const block of blocks) {
          block.draw(writer, x, top);
          top += block.height + gap;
        }
      },
    };
  };
}

interface Column {
  readonly part: Part;
  /** Columns without one share the rest. */
  readonly width?: number | undefined;
}

interface RowOptions {
  readonly gap?: number;
  readonly align?: 'top' | 'middle';
}

/** Parts beside each other. */
export function row(columns: readonly Column[], { gap = 0, align = 'top' }: RowOptions = {}): Part {
  return (width) => {
    const taken = sum(columns.map((column) => column.width ?? 0)) + gap * (columns.length - 1);
    const share = (width - taken) / columns.filter((column) => column.width === undefined).length;
    const cells = columns.map(({ part, width = share }) => ({ width, block: part(width) }));
    const height = Math.max(...cells.map(({ block }) => block.height));
    return {
      height,
      draw(writer, x, y) {
        let left = x;
        for (const { width, block } of cells) {
          block.draw(writer, left, align === 'middle' ? y + (height - block.height) / 2 : y);
          left += width + gap;
        }
      },
    };
  };
}

interface BoxOptions {
  /** The space inside. */
  readonly vertical?: number;
  readonly horizontal?: number;
  readonly fill?: string;
  /** A frame inside the edges. */
  readonly isFramed?: boolean;
  /** Thin lines along these edges. */
  readonly rules?: readonly ('top' | 'bottom')[];
}

/** A part with space around it, and perhaps a background, a frame or lines. */
export function box(part: Part, options: BoxOptions): Part {
  const { vertical = 0, horizontal = 0 } = options;
  return (width) => {
    const block = part(width - 2 * horizontal);
    const height = block.height + 2 * vertical;
    return {
      height,
      draw(writer, x, y) {
        writer.decoration(() => drawEdges(writer.pdf, [x, y, width, height], options));
        block.draw(writer, x + horizontal, y + vertical);
      },
    };
  };
}

/** Left, top, width, height. */
type Area = readonly [number, number, number, number];

function drawEdges(pdf: PDFKit.PDFDocument, area: Area, { fill, isFramed, rules = [] }: BoxOptions): void {
  const [x, y, width, height] = area;
  if (fill) pdf.rect(...area).fill(fill);
  if (isFramed) drawFrame(pdf, area);
  for (const edge of rules) pdf.rect(x, edge === 'top' ? y : y + height - 1, width, 1).fill(colours.sand);
}

/** Inside of the edges of an area. */
export function drawFrame(pdf: PDFKit.PDFDocument, [x, y, width, height]: Area): void {
  const inner = [x + 1, y + 1, width - 2, height - 2] as const;
  pdf
    .lineWidth(2)
    .rect(...inner)
    .stroke(colours.ink);
}

export function tagged(tag: Tag, part: Part): Part {
  return (width) => {
    const { height, draw } = part(width);
    return { height, draw: (writer, x, y) => writer.tag(tag, () => draw(writer, x, y)) };
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
