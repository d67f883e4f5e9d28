import { boundedText } from './bounded-input.ts';
import { inputBounds } from './input-bounds.ts';

const here = 'http://here.invalid';

/**
 * The page to go back to: a path of this site and nothing that a browser could read as another site. Browsers treat `\`
 * as `/`, drop tabs and line ends, and shorten `/./`, so the parsed form is checked, too.
 */
export const backPath = boundedText(inputBounds.address)
  .refine(isOwnPath, 'must be a path of this site, such as /contact')
  .default('/');

function isOwnPath(value: string): boolean {
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(value) || !URL.canParse(value, here)) return false;
  const url = new URL(value, here);
  return url.origin === here && !url.pathname.startsWith('//');
}
