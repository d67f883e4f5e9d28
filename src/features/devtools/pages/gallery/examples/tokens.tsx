import { readFileSync } from 'node:fs';
import type { Part } from './example.ts';
import style from './tokens.module.css';

const colour = /--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g;
const length = /--((?:size|space)-[\w-]+):\s*([^;]+);/g;

// Read as a file and not imported as a module, which is empty in unit tests. Builds and tests run in the root folder.
const css = readFileSync('src/ui/style/tokens.css', 'utf8');
const colours = readColours(css);
const lengths = readLengths(css);
const sizes = lengths.filter(({ name }) => name.startsWith('size'));
const spaces = lengths.filter(({ name }) => name.startsWith('space'));

/** Colours on the dark band are measured against it, all others against the page background. */
function ground({ name }: ColourToken): ColourToken | undefined {
  const on = name.startsWith('on-band') ? 'band' : name === 'on-action' ? 'action' : 'paper';
  return colours.find((token) => token.name === on);
}

function Swatch({ token }: { token: ColourToken }) {
  const under = ground(token);
  const figures = under && [contrast(token.light, under.light), contrast(token.dark, under.dark)];
  return (
    <div>
      {/* An attribute, because the Content-Security-Policy allows no inline styles. */}
      <svg className={style.swatch} aria-hidden="true">
        <rect width="100%" height="100%" fill={`var(--${token.name})`} />
      </svg>
      <p className={style.figures}>
        {token.light} · {token.dark}
        {figures && (
          <>
            <br />
            {figures.map((figure) => `${figure.toFixed(1)}:1`).join(' · ')} on {under.name}
          </>
        )}
      </p>
    </div>
  );
}

export const tokens: readonly Part[] = [
  {
    part: 'colour',
    title: 'Colour',
    note: 'Light and dark value, and the contrast of each.',
    examples: Object.fromEntries(colours.map((token) => [token.name, <Swatch key={token.name} token={token} />])),
  },
  {
    part: 'type',
    title: 'Type',
    wide: true,
    examples: Object.fromEntries(
      sizes.map(({ name, value }) => [
        `${name}: ${value}`,
        <p key={name} className={style[name]}>
          Small software that carries big jobs
        </p>,
      ]),
    ),
  },
  {
    part: 'space',
    title: 'Space',
    examples: Object.fromEntries(
      spaces.map(({ name, value }) => [
        `${name}: ${value}`,
        <span key={name} className={`${style.space} ${style[name]}`} />,
      ]),
    ),
  },
];

/** The contrast of two colours by WCAG 2, from `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

interface ColourToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Reads the colours from the style sheet itself, so that the gallery never shows an outdated one. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(colour)].map(([, name = '', light, dark, both = '']) => ({
    name,
    light: light ?? both,
    dark: dark ?? both,
  }));
}

/** Font sizes and spacings, with their values as written. */
function readLengths(css: string): { name: string; value: string }[] {
  return [...css.matchAll(length)].map(([, name = '', value = '']) => ({ name, value }));
}
