import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';

/** The HTML of a picture. Checks once for all tests that it contains nothing that is forbidden in pictures. */
export function draw(picture: ReactNode): string {
  const html = renderToStaticMarkup(picture);
  // The Content-Security-Policy allows no style attribute, and an id would clash with a second copy on the page.
  expect(html).not.toMatch(/\s(style|id)=/);
  expect(html).not.toMatch(/NaN|undefined|<style/);
  return html;
}

/** The attributes of the outermost SVG element: its size, and whether it is decoration or an image. */
export function attributesOfPicture(picture: ReactNode): Record<string, string> {
  return parseHtml(draw(picture))('svg').attr() ?? {};
}
