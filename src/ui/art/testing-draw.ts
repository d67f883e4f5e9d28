import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

/** The HTML of a picture. Checks once for all tests that it contains nothing that is forbidden in pictures. */
export function draw(picture: ReactNode): string {
  const html = renderToStaticMarkup(picture);
  // The Content-Security-Policy allows no style attribute, and an id would clash with a second copy on the page.
  expect(html).not.toMatch(/\s(style|id)=/);
  expect(html).not.toMatch(/NaN|undefined|<style/);
  return html;
}
