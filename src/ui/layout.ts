import { classNames } from './class-names.ts';
import style from './layout.module.css';

/** A step of the spacing scale in `tokens.css`; 0 leaves the gap to the element's own style sheet. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** How many columns from which width on: 40, 48, 60 and 76 rem, the breakpoints of the site. */
interface Columns {
  readonly small?: 2;
  readonly medium?: 2 | 3;
  readonly wide?: 2 | 3 | 4;
  readonly full?: 4;
}

/** One below the other, never wider than their container. */
export function stack(gap: Gap, ...own: Parameters<typeof classNames>): string | undefined {
  return classNames(style.stack, style[`gap${gap}`], ...own);
}

/** One below the other, and in columns from these widths on. */
export function columns(gap: Gap, numbers: Columns, ...own: Parameters<typeof classNames>): string | undefined {
  const names = Object.entries(numbers).map(([width, number]) => style[`${width}${number}`]);
  return classNames(style.stack, style[`gap${gap}`], ...names, ...own);
}

/** One beside the other, and in further lines where there is no space. */
export function row(gap: Gap, ...own: Parameters<typeof classNames>): string | undefined {
  return classNames(style.row, style[`gap${gap}`], ...own);
}

/** A row whose elements are centred on one line. */
export function centeredRow(gap: Gap, ...own: Parameters<typeof classNames>): string | undefined {
  return classNames(style.row, style.centered, style[`gap${gap}`], ...own);
}

/** One beside the other in a single line, and centred on it. */
export function line(gap: Gap, ...own: Parameters<typeof classNames>): string | undefined {
  return classNames(style.line, style.centered, style[`gap${gap}`], ...own);
}

/** `note` is small print, which explains or dates something else; `muted` has the same colour in any size. */
export const { note, muted } = style;
