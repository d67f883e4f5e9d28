import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#site/routes.ts';
import { drawIcons } from './icons.ts';
import { llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { writeSharePictures } from './share-pictures.ts';
import { sitemap } from './sitemap.ts';

/** What search engines, social networks and phones request beside the pages. */
const [client] = process.argv.slice(2);
if (!client) throw new Error('Name the target folder: tsx scripts/build/site-files/write.ts <folder>');

const write = (name: string, content: string | Buffer) => writeFileSync(join(client, name), content);

write('sitemap.xml', sitemap(routes));
write('robots.txt', robots());
write('manifest.webmanifest', manifest());
write('llms.txt', llms());
const favicon = readFileSync('src/ui/art/favicon.svg', 'utf8');
for (const [name, icon] of await drawIcons(favicon)) write(name, icon);
mkdirSync(join(client, 'share'), { recursive: true });
await writeSharePictures(client, favicon);
