import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeFirstScreens } from './first-screen.ts';
import { mergeStyles } from './merge-styles.ts';
import { writeSiteFiles } from './site-files.ts';
import { writeVariants } from './variants.ts';

/** `tsx scripts/build/finish-pages.ts <folder>`: what is left to do after the pages are rendered. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the build: tsx scripts/build/finish-pages.ts <folder>');
const client = join(folder, 'client');
// The server's program names the pages that it renders: what they show is not all in the built HTML.
const program = pathToFileURL(join(folder, 'server-app', 'live.mjs'));
const { livePaths }: { livePaths: readonly string[] } = await import(program.href);
console.log('style sheets');
mergeStyles(client, livePaths);
console.log('files for search engines, and pictures');
await writeSiteFiles(client);
console.log('first screens');
writeFirstScreens(client, join(folder, 'frames'), livePaths);
console.log('variants');
writeVariants(client, join(folder, 'variants.json'));
