// @ts-check
import { laterPictures } from './later-pictures.mjs';
import { waitingFor } from './waiting-for.mjs';

/** The first of the remaining style sheets. With it the first screen's part is complete. */
const restId = 'rest';

/**
 * Browsers that do not wait for a style sheet in the body wait for it before they run a script, and parse on after
 * that: nothing is shown unstyled. The script has no other use.
 */
const waits = '<script> </script>';

/** As long as the rest of the page is missing: the scroll bar is there from the start, and nothing moves. */
const tallEnough = 'main:last-child{min-height:100vh}';

/**
 * @param {string} html
 * @param {object} first
 * @param {number} first.end - of its part of the page
 * @param {string} first.base - the style sheet that is in the page as a whole
 * @param {string} first.style
 * @param {readonly string[]} first.others - style sheets for the rest of the page
 * @param {string} first.script
 */
export function withFirstScreen(html, { end, base, style, others, script }) {
  if (/<\/style|<!--/.test(style) || /<\/script|<!--/.test(script))
    throw new Error('The inlined style or script contains a closing tag or a comment, which would end its element');
  const links = others.map((href, n) => `<link rel="stylesheet" href="${href}"${n === 0 ? ` id="${restId}"` : ''}>`);
  const isWhole = html.startsWith('</main>', end);
  const inline = `<style data-sheet="${base}">${style}${isWhole ? '' : tallEnough}</style>`;
  const { part, pictures } = laterPictures(html.slice(0, end));
  const before = waitingFor(part, restId)
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script src="[^"]*\/first-paint\.[^"]+"><\/script>/, () => `${inline}<script>${script}</script>`);
  const bodyEnd = html.lastIndexOf('</body>');
  return `${before}${links.join('')}${waits}${html.slice(end, bodyEnd)}${pictures}${html.slice(bodyEnd)}`;
}
