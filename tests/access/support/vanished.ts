/** Runs in the page: controls without text, border and picture, or without a visible focus. */
export function vanishedControls(): string[] {
  const isThere = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.closest('.visually-hidden') &&
    control.getBoundingClientRect().width >= 8;
  const isKnown = (control: HTMLElement) => {
    const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    const isNative = control.matches('input, select, textarea') && appearance !== 'none';
    // A radio may be covered by its label.
    const words = (control.closest('label') ?? control).textContent?.trim();
    return hasEdge || isNative || Boolean(words) || control.querySelector('svg, img') !== null;
  };
  const isFocusDrawn = (control: HTMLElement) => {
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== control) return true;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, control.nextElementSibling, control.parentElement, ...labels].some(
      (one) => one && [null, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
    );
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter(isThere)
    .filter((control) => !isKnown(control) || !isFocusDrawn(control))
    .map((control) => control.outerHTML.slice(0, 140));
}

/** Runs in the page: pictures whose shapes all have the colour of their background. */
export function vanishedPictures(): string[] {
  const isClear = (colour: string) => colour === 'none' || colour === 'transparent' || /[,/] 0\)$/.test(colour);
  const backgroundUnder = (element: Element | null): string => {
    const colour = getComputedStyle(element ?? document.documentElement).backgroundColor;
    return isClear(colour) && element ? backgroundUnder(element.parentElement) : colour;
  };
  return [...document.querySelectorAll('svg')]
    .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
    .filter((picture) => {
      const ground = backgroundUnder(picture);
      const colours = [...picture.querySelectorAll('path, circle, rect, line, polyline, polygon')].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((colour) => !isClear(colour));
      });
      return colours.length > 0 && colours.every((colour) => colour === ground);
    })
    .map((picture) => picture.outerHTML.slice(0, 140));
}
