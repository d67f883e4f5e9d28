import { createHash } from 'node:crypto';
import type { Sources } from '../security/security-headers.ts';
import type { BuiltFile } from './built-file.ts';

/** What the build put into the page itself for its first screen (decision 26): this very text is let in, and no other. */
export function inlineSources({ bodies }: BuiltFile): Sources {
  const { bytes } = bodies.identity;
  return {
    'style-src': hashes(bytes, '<style data-sheet=', '</style>'),
    'script-src': hashes(bytes, '<script>', '</script>'),
  };
}

function hashes(html: Buffer, start: string, end: string): string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const from = html.indexOf('>', at) + 1;
    at = html.indexOf(end, from);
    if (at === -1) break;
    found.add(`'sha256-${createHash('sha256').update(html.subarray(from, at)).digest('base64')}'`);
  }
  return [...found];
}
