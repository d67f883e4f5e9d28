import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours, darkColours } from './colours.ts';

const tokens = readFileSync('src/ui/style/tokens.css', 'utf8');

it.each(Object.entries(colours))('%s is the colour of the site', (name, colour) => {
  const [, light] = new RegExp(`--(?:tile-)?${name}: (?:light-dark\\()?(#\\w{6})`).exec(tokens) ?? [];
  expect(light).toBe(colour);
});

it.each(Object.entries(darkColours))('%s is the colour of the dark theme', (name, colour) => {
  const [, dark] = new RegExp(`--${name}: light-dark\\(#\\w{6}, (#\\w{6})\\)`).exec(tokens) ?? [];
  expect(dark).toBe(colour);
});
