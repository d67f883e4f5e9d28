/**
 * Runs in the page: place and every property of each element that the first screen shows, down to the first of the
 * style sheets in the body.
 */
export function lookOfFirstScreen(): string[] {
  const rest = document.querySelector('#rest');
  const shown = [...document.querySelectorAll('html, body, body *')].filter(
    (element) =>
      element.checkVisibility() &&
      (element.contains(rest) || (rest && element.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING)),
  );
  return shown.map((element) => {
    // What holds the rest of the page grows with it.
    const grows = element.contains(rest);
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = grows ? [x, y, width] : [x, y, width, height];
    const properties = [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const names = grows ? ['color', 'background-color', 'font', 'display', 'padding', 'margin'] : [...style];
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`);
    });
    return `<${element.tagName} class="${element.getAttribute('class')}"> ${place.join()} ${properties.join(';')}`;
  });
}
