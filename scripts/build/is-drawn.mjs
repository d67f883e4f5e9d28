// @ts-check
import { moduleClass } from '../vite/class-names.mjs';

/** Islands draw with these, and may do so after the build. They import no style sheet of another layer. */
const wakes = /\/src_([^.]+_browser_|ui_[^_.]+\.)/;
const classes = new RegExp(`\\.(${moduleClass})`, 'g');

/**
 * Whether a page that never changes needs a style sheet. A screen that draws many pages imports the drawings
 * of all of them; a page has its own. A sheet without classes of its own is for every page.
 * @param {string} style
 * @param {string} css
 * @param {string} html
 */
export function isDrawn(style, css, html) {
  if (wakes.test(style)) return true;
  const names = [...css.matchAll(classes)].map(([, name = '']) => name);
  return names.length === 0 || names.some((name) => html.includes(name));
}
