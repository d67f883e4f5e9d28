export interface ColourToken {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

const colour = /--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g;
const length = /--((?:size|space)-[\w-]+):\s*([^;]+);/g;

/** Reads the colours from the style sheet itself, so that the gallery never shows an outdated one. */
export function readColours(css: string): ColourToken[] {
  return [...css.matchAll(colour)].map(([, name = '', light, dark, both = '']) => ({
    name,
    light: light ?? both,
    dark: dark ?? both,
  }));
}

/** Font sizes and spacings, with their values as written. */
export function readLengths(css: string): { name: string; value: string }[] {
  return [...css.matchAll(length)].map(([, name = '', value = '']) => ({ name, value }));
}
