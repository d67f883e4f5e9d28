// @ts-check

/**
 * The page with a first picture that waits for that element, and not only for the start of its content.
 * @param {string} html
 * @param {string} id
 */
export function waitingFor(html, id) {
  return html.replace('<link rel="expect" href="#content"', `<link rel="expect" href="#${id}"`);
}
