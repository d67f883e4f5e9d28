import { readFileSync } from 'node:fs';
import { contrast } from '../contrast.ts';
import { type ColourToken, readColours, readLengths } from '../read-tokens.ts';
import type { Part } from './example.ts';
import style from './tokens.module.css';

// As a file and not as a module, which the unit tests would see empty. Builds and tests begin at the root.
const css = readFileSync('src/ui/style/tokens.css', 'utf8');
const colours = readColours(css);
const lengths = readLengths(css);
const sizes = lengths.filter(({ name }) => name.startsWith('size'));
const spaces = lengths.filter(({ name }) => name.startsWith('space'));

/** What stands on the dark band is measured on it, everything else on paper. */
function ground({ name }: ColourToken): ColourToken | undefined {
  const on = name.startsWith('on-band') ? 'band' : name === 'on-action' ? 'action' : 'paper';
  return colours.find((token) => token.name === on);
}

function Swatch({ token }: { token: ColourToken }) {
  const under = ground(token);
  const figures = under && [contrast(token.light, under.light), contrast(token.dark, under.dark)];
  return (
    <div>
      {/* An attribute, because the policy of the site allows no style of an element's own. */}
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
    examples: colours.map((token) => ({ name: token.name, draw: () => <Swatch token={token} /> })),
  },
  {
    part: 'type',
    title: 'Type',
    examples: sizes.map(({ name, value }) => ({
      name: `${name}: ${value}`,
      wide: true,
      draw: () => <p className={style[name]}>Small software that carries big jobs</p>,
    })),
  },
  {
    part: 'space',
    title: 'Space',
    examples: spaces.map(({ name, value }) => ({
      name: `${name}: ${value}`,
      draw: () => <span className={`${style.space} ${style[name]}`} />,
    })),
  },
];
