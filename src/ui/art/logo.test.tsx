import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseHtml } from '#platform/testing-html.ts';
import { Logo, LogoSymbol } from './logo.tsx';
import { climbing } from './logo-shapes.ts';
import { attributesOfPicture, draw } from './testing-draw.ts';

it('shows the ant and the name, or the ant alone', () => {
  expect(
    parseHtml(draw(<Logo />))('span')
      .last()
      .text(),
  ).toBe('hormiga');
  const ant = <Logo wordmark={false} title="Hormiga" />;
  expect(attributesOfPicture(ant)).toMatchObject({ role: 'img', 'aria-label': 'Hormiga' });
  expect(parseHtml(draw(ant)).root().text()).toBe('');
});

it('draws the same symbol on the page and in the browser tab', () => {
  const favicon = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');
  for (const path of Object.values(climbing)) {
    expect(parseHtml(draw(<LogoSymbol />))(`path[d="${path}"]`)).toHaveLength(1);
    expect(parseHtml(favicon)(`path[d="${path}"]`)).toHaveLength(1);
  }
  expect(favicon).toContain('prefers-color-scheme: dark');
  expect(favicon.length).toBeLessThan(800);
});
