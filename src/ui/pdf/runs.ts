import bidiFactory from 'bidi-js';
import { type Face, type FontName, isInBrandFont, measure, worldFontFor } from './fonts.ts';
import { segmenter } from './writable.ts';

/** A piece of a line in one font and one direction. Lengths are in points, from the left end of the line. */
export interface Run {
  readonly font: FontName;
  /** As it is read. */
  readonly text: string;
  /** As it is given to the font: brackets in right-to-left text face the other way. */
  readonly drawn: string;
  readonly x: number;
  readonly width: number;
  readonly spacing: number;
  readonly isRtl: boolean;
  /** Whether a program that copies the glyphs one by one would get another text. */
  readonly needsText: boolean;
}

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly spacing?: number;
}

export type Direction = 'ltr' | 'rtl';

let factory: ReturnType<typeof bidiFactory> | undefined;

/** Its tables are made when a text from right to left needs them, and not before. */
function bidi() {
  factory ??= bidiFactory();
  return factory;
}

const fromRight =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\u0660-\u0669]/u;

/** Emoji have no direction, but consist of two units that seem to have one. */
const neutral = (text: string) => text.replace(/\p{Extended_Pictographic}|\p{RI}/gu, (sign) => '*'.repeat(sign.length));

/** The direction of a paragraph is that of its first letter. */
export function directionOf(paragraph: string): Direction {
  if (!fromRight.test(paragraph)) return 'ltr';
  const [first] = bidi().getEmbeddingLevels(neutral(paragraph), 'auto').paragraphs;
  return first && first.level % 2 === 1 ? 'rtl' : 'ltr';
}

/** The runs of a line in reading order. */
export function runsOf(line: string, { face, size, spacing = 0 }: Style, direction: Direction): Run[] {
  const pieces = splitLine(line, face, direction);
  let x = 0;
  const places = new Map(
    visualOrder(pieces).map((piece) => {
      const { font, text, level } = piece;
      const isRtl = level % 2 === 1;
      const drawn = isRtl && font === face ? (bidi().getMirroredCharacter(text) ?? text) : text;
      const { width, isSpelled } = measure(font, drawn, isRtl);
      const ownSpacing = font === face ? spacing : 0;
      const run = {
        font,
        text,
        drawn,
        x,
        width: width * size + ownSpacing * drawn.length,
        spacing: ownSpacing,
        isRtl,
        needsText: font === face ? drawn !== text : !isRtl && !isSpelled,
      };
      x += run.width;
      return [piece, run] as const;
    }),
  );
  return pieces.flatMap((piece) => places.get(piece) ?? []);
}

interface Piece {
  readonly font: FontName;
  readonly text: string;
  /** Odd from right to left, even from left to right. */
  readonly level: number;
}

const latin = /\p{sc=Latn}/u;

function splitLine(line: string, face: Face, direction: Direction): Piece[] {
  if (direction === 'ltr' && isInBrandFont(line, face))
    return line === '' ? [] : [{ font: face, text: line, level: 0 }];
  const characters = [...segmenter.segment(line)];
  // A word is in one font, also if the brand's has most of its letters.
  const isOtherLatin = characters.some(({ segment }) => latin.test(segment) && !isInBrandFont(segment, face));
  const fontFor = (character: string) => {
    const other = worldFontFor(character) ?? face;
    return isInBrandFont(character, face) && !(isOtherLatin && latin.test(character)) ? face : other;
  };
  const levels = direction === 'rtl' || fromRight.test(line) ? levelsOf(line, direction) : [];
  const pieces: Piece[] = [];
  for (const { segment, index } of characters) {
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    const font = fontFor(segment);
    const continues = last && last.font === font && last.level === level;
    // The brand's fonts know no direction: signs between words that are read from right to left are set one by one.
    if (continues && (level % 2 === 0 || font !== face)) {
      pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    } else pieces.push({ font, text: segment, level });
  }
  return pieces;
}

function levelsOf(line: string, direction: Direction): Uint8Array {
  return bidi().getEmbeddingLevels(neutral(line), direction).levels;
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, whatever is at least there is reversed. */
function visualOrder(pieces: readonly Piece[]): Piece[] {
  let order = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    const next: Piece[] = [];
    let start = 0;
    for (const [index, piece] of order.entries()) {
      if (piece.level >= level) next.splice(start, 0, piece);
      else {
        next.push(piece);
        start = index + 1;
      }
    }
    order = next;
  }
  return order;
}
