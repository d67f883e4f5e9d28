// @ts-check

/**
 * Makes the first paint wait for that element, and not only for the start of the page.
 * @param {string} html
 * @param {string} id
 */
export function waitingFor(html, id) {
  return html.replace('<link rel="expect" href="#content"', `<link rel="expect" href="#${id}"`);
}
