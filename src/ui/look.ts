import style from './look.module.css';

/** The background of cards, and a line around it. */
export const cardLook = style.cardLook;
/** The letters of headings. */
export const headline = style.headline;
/** Breaks long words rather than its container. */
export const breakable = style.breakable;
/** A link with a line of its own, as high as a finger needs. */
export const target = style.target;
