import { colours } from '../style/colours.ts';
import { type Face, riseOf } from './fonts.ts';
import { type Direction, directionOf, runsOf } from './runs.ts';
import { segmenter } from './writable.ts';

interface TextStyle {
  readonly face: Face;
  /** In points, as all lengths are. */
  readonly size: number;
  readonly lineHeight: number;
  readonly spacing?: number;
  readonly color?: string;
}

const styles = {
  title: { face: 'display', size: 34, lineHeight: 35.7, spacing: -1 },
  figure: { face: 'display', size: 20, lineHeight: 23, spacing: -0.4 },
  lead: { face: 'text', size: 12, lineHeight: 16.8 },
  text: { face: 'text', size: 10, lineHeight: 14.5 },
  strong: { face: 'bold', size: 10, lineHeight: 14.5 },
  label: { face: 'bold', size: 8.5, lineHeight: 11.9, color: colours.muted },
  small: { face: 'text', size: 8.5, lineHeight: 12.3 },
  foot: { face: 'text', size: 8.5, lineHeight: 10.2, color: colours.muted },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof styles;

export const textStyles: Readonly<Record<StyleName, TextStyle>> = styles;

export function widthOf(text: string, style: StyleName, direction: Direction = 'ltr'): number {
  return runsOf(text, textStyles[style], direction).reduce((sum, { width }) => sum + width, 0);
}

/** From the top of a line to its base line, with equal space above and below the letters. */
export function baselineOf(style: StyleName): number {
  const { face, size, lineHeight } = textStyles[style];
  return (lineHeight + riseOf(face) * size) / 2;
}

/** A line of a paragraph, whose direction it has. */
export interface Line {
  readonly text: string;
  readonly direction: Direction;
}

/**
 * A text in lines of at most this width. They break at spaces, which stay at their ends for programs that copy the text.
 * A word that is longer than a line breaks after one of the given characters if there is one. No hyphen: it would be
 * mistaken for a part of a URL.
 */
export function breakLines(text: string, width: number, style: StyleName = 'text', breakAfter = '@.-_+'): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    const lines = breakParagraph(paragraph, width, style, breakAfter);
    return lines.map((line) => ({ text: line, direction }));
  });
}

function breakParagraph(paragraph: string, width: number, style: StyleName, breakAfter: string): string[] {
  if (widthOf(paragraph.trimEnd(), style) <= width) return [paragraph];
  const lines: string[] = [];
  let line = '';
  let left = width;
  for (const word of wordsIn(paragraph).flatMap((word) => breakWord(word, width, style, breakAfter))) {
    if (line && widthOf(word.trimEnd(), style) > left) {
      lines.push(line);
      line = '';
      left = width;
    }
    line += word;
    left -= widthOf(word, style);
  }
  return [...lines, line];
}

const withoutSpaces = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

function wordsIn(paragraph: string): string[] {
  const words = paragraph.match(/[^ ]+ *| +/g) ?? [];
  return words.flatMap((word) => (withoutSpaces.test(word) ? splitWords(word) : [word]));
}

/** Where people write without spaces. No line begins with a closing sign or ends with an opening one. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    if (/^[\p{Ps}\p{Pi}]/u.test(segment)) opening += segment;
    else if (isWordLike || opening || words.length === 0) {
      words.push(opening + segment);
      opening = '';
    } else words.push(`${words.pop()}${segment}`);
  }
  return opening ? [...words, opening] : words;
}

function breakWord(word: string, width: number, style: StyleName, breakAfter: string): string[] {
  if (widthOf(word.trimEnd(), style) <= width) return [word];
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment);
  let left = width;
  const last = letters.findIndex((letter) => {
    left -= widthOf(letter, style);
    return left < 0;
  });
  const most = last < 0 ? letters.length - 1 : Math.max(last, 1);
  const sign = letters.slice(0, most).findLastIndex((letter) => breakAfter.includes(letter));
  const end = sign > 0 ? sign + 1 : most;
  const rest = letters.slice(end).join('');
  return [letters.slice(0, end).join(''), ...(rest ? breakWord(rest, width, style, breakAfter) : [])];
}
