// @ts-check
import { moduleClass } from '../vite/class-names.mjs';

/** Islands use these, and may render them after the build. They import no style sheet of another layer. */
const wakes = /\/src_([^.]+_browser_|ui_[^_.]+\.)/;
const classes = new RegExp(`\\.(${moduleClass})`, 'g');

/**
 * Whether a static page needs a style sheet. A screen that renders many pages imports the drawings of all of them; a
 * page has its own. A sheet without classes is for every page.
 * @param {string} style
 * @param {string} css
 * @param {string} html
 */
export function isDrawn(style, css, html) {
  if (wakes.test(style)) return true;
  const names = [...css.matchAll(classes)].map(([, name = '']) => name);
  return names.length === 0 || names.some((name) => html.includes(name));
}
