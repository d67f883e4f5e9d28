import { colours } from '../style/colours.ts';
import { type Face, riseOf, widthIn } from './fonts.ts';

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

export function widthOf(text: string, style: StyleName): number {
  const { face, size, spacing = 0 } = textStyles[style];
  return widthIn(face, text) * size + spacing * text.length;
}

/** From the top of a line to its base line, with equal space above and below the letters. */
export function baselineOf(style: StyleName): number {
  const { face, size, lineHeight } = textStyles[style];
  return (lineHeight + riseOf(face) * size) / 2;
}

/**
 * A text in lines of at most this width. They break at spaces, which stay at their ends for programs that copy the text.
 * A word that is longer than a line breaks after one of the given characters if there is one. No hyphen: it would be
 * mistaken for a part of a URL.
 */
export function breakLines(text: string, width: number, style: StyleName = 'text', breakAfter = '@.-_+'): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph.trimEnd(), style) <= width) return [paragraph];
    const lines: string[] = [];
    let line = '';
    let left = width;
    const words = (paragraph.match(/[^ ]+ *| +/g) ?? []).flatMap((word) => breakWord(word, width, style, breakAfter));
    for (const word of words) {
      if (line && widthOf(word.trimEnd(), style) > left) {
        lines.push(line);
        line = '';
        left = width;
      }
      line += word;
      left -= widthOf(word, style);
    }
    return [...lines, line];
  });
}

function breakWord(word: string, width: number, style: StyleName, breakAfter: string): string[] {
  if (widthOf(word.trimEnd(), style) <= width) return [word];
  const letters = [...word];
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
