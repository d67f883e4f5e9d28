export type Tone = 'paper' | 'card' | 'ice' | 'blush' | 'mustard' | 'sand' | 'band';

/** The colour scheme that a surface keeps in both themes, if it keeps one. See `tokens.css`. */
export function roomOf(tone: Tone): 'light' | 'dark' | undefined {
  if (tone === 'band') return 'dark';
  return tone === 'ice' || tone === 'blush' || tone === 'mustard' ? 'light' : undefined;
}
