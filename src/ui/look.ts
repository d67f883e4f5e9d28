import { classNames } from './class-names.ts';
import style from './look.module.css';

/** The background of cards, and a line around it. */
export const cardLook = style.cardLook;
/** A card that stands for itself, with round corners. */
export const panelLook = style.panel;
/** The one panel of a screen that everything else leads to. */
export const raisedLook = classNames(style.panel, style.raised);
/** The letters of headings. */
export const headline = style.headline;
/** Breaks long words rather than its container. */
export const breakable = style.breakable;
/** A link with a line of its own, as high as a finger needs. */
export const target = style.target;
/** As bold as labels and the names of things. */
export const semibold = style.semibold;
/** Figures of one width, which stay in line. */
export const figures = style.figures;
/** As large as a heading of the third or the fourth level. */
export const size3 = style.size3;
export const size4 = style.size4;
/** The names and values of a `<dl>`. */
export const terms = style.terms;
/** Added to a layout: does not spread its rows where there is more space than they need. */
export const atTop = style.atTop;
/** Added to a layout: its parts are as wide as their content. */
export const atStart = style.atStart;
/** Added to a row: its parts are aligned at their lower ends. */
export const atEnd = style.atEnd;
/** Added to a row: its parts are at both ends of the line. */
export const apart = style.apart;
/** Added to the layout of a form: fields are as wide as the form, buttons as their words. */
export const shortButtons = style.shortButtons;
/** A thin line between each two. */
export const ruled = style.ruled;
/** Parts of a page that only work with JavaScript, and those that only help without. */
export const needsScript = style.needsScript;
export const withoutScript = style.withoutScript;
