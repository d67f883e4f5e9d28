import { fileAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import type { DrawLive, DrawnLive, LiveAnswer } from '../../page/live.ts';
import type { Site } from '../pages/load-site.ts';

/** Pages that are drawn for one visitor, without JavaScript: the built page, with another `<main>`. */
export interface LivePages {
  draw(answer: LiveAnswer, language: Language): Promise<string>;
}

interface Deps {
  /** The whole page as the build drew it, its style sheets in the head. */
  readonly builtPage: (path: LiveAnswer['path'], language: Language) => Promise<string>;
  /** React and the words, which are read when they are first needed and not at the start. */
  readonly load: () => Promise<{ readonly drawLive: DrawLive }>;
}

/** From what the server has in memory. */
export function builtPagesOf({ pages, frames }: Pick<Site, 'pages' | 'frames'>): Deps['builtPage'] {
  return async (path, language) => {
    const address = fileAddress(path, language);
    const page = frames.get(address) ?? pages.get(address)?.bodies.identity.bytes.toString();
    if (page === undefined) throw new Error(`There is no built page ${path} in ${language}`);
    return page;
  };
}

export function createLivePages({ builtPage, load }: Deps): LivePages {
  return {
    async draw(answer, language) {
      const [html, { drawLive }] = await Promise.all([builtPage(answer.path, language), load()]);
      return putInto(html, drawLive(answer, language));
    },
  };
}

/** By position, not by pattern: what visitors typed may hold signs that a replacement would read. */
function putInto(html: string, { title, content }: DrawnLive): string {
  const titled = putBetween(html, '<title>', '</title>', title);
  const start = titled.indexOf('<main');
  const opening = titled.slice(start, titled.indexOf('>', start) + 1);
  if (start === -1) throw new Error('The built page has no <main> to draw into');
  return putBetween(titled, opening, '</main>', content);
}

function putBetween(html: string, opening: string, closing: string, content: string): string {
  const from = html.indexOf(opening) + opening.length;
  return html.slice(0, from) + content + html.slice(html.indexOf(closing, from));
}
