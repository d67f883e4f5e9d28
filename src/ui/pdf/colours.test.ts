import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours } from './colours.ts';

const tokens = readFileSync('src/ui/style/tokens.css', 'utf8');

it.each(Object.entries(colours))('%s is the colour of the site', (name, colour) => {
  const [, light] = new RegExp(`--(?:tile-)?${name}: (?:light-dark\\()?(#\\w{6})`).exec(tokens) ?? [];
  expect(light).toBe(colour);
});
