import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Logo, LogoSymbol } from './logo.tsx';
import { climbing } from './logo-shapes.ts';
import { draw } from './testing-draw.ts';

it('shows the ant and the name, or the ant alone', () => {
  expect(draw(<Logo />)).toContain('hormiga</span>');
  const ant = draw(<Logo wordmark={false} title="Hormiga" />);
  expect(ant).toMatch(/^<svg.*role="img" aria-label="Hormiga"/);
});

it('draws the same symbol on the page and in the browser tab', () => {
  const favicon = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');
  for (const path of Object.values(climbing)) {
    expect(draw(<LogoSymbol />)).toContain(`d="${path}"`);
    expect(favicon).toContain(`d="${path}"`);
  }
  expect(favicon).toContain('prefers-color-scheme: dark');
  expect(favicon.length).toBeLessThan(800);
});
