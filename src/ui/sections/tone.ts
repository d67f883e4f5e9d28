import style from './tone.module.css';

export type Tone = 'paper' | 'card' | 'ice' | 'blush' | 'mustard' | 'sand' | 'band';

/** What an element needs to be a surface of this tone: its ground, and the colour scheme it keeps in both themes. */
export function surface(tone: Tone): { className: string | undefined; room: 'light' | 'dark' | undefined } {
  return { className: style[tone], room: roomOf(tone) };
}

/** See `data-room` in `tokens.css`. */
function roomOf(tone: Tone): 'light' | 'dark' | undefined {
  if (tone === 'band') return 'dark';
  return tone === 'ice' || tone === 'blush' || tone === 'mustard' ? 'light' : undefined;
}
