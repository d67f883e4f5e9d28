import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtVariant, hasMarks, markedPieces, resolveMarks } from '#site/site-variant.ts';

/** A place in a built file, in characters, and the marked text that it was made from. */
type Edit = readonly [start: number, length: number, marked: string];

/**
 * Makes the files of the build from marked ones, and saves what differs between servers in a file beside them: a server
 * with other settings makes its own pages from both when it starts (`load-site.ts`).
 */
export function writeVariants(client: string, variantsFile: string): void {
  const edits: Record<string, Edit[]> = {};
  for (const path of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|txt)$/.test(path)) continue;
    const file = join(client, path);
    const marked = readFileSync(file, 'utf8');
    if (!hasMarks(marked)) continue;
    const { text, places } = resolveBuilt(marked);
    writeFileSync(file, text);
    edits[`/${path.split(sep).join('/')}`] = places;
  }
  writeFileSync(variantsFile, JSON.stringify(edits));
}

function resolveBuilt(marked: string): { readonly text: string; readonly places: Edit[] } {
  const places: Edit[] = [];
  let text = '';
  for (const piece of markedPieces(marked)) {
    const written = piece.isMarked ? resolveMarks(piece.text, builtVariant) : piece.text;
    if (piece.isMarked) places.push([text.length, written.length, piece.text]);
    text += written;
  }
  return { text, places };
}
