import { type Address, fileAddress, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import type { RoutePath } from '#site/routes.ts';
import type { SiteVariant } from '#site/site-variant.ts';
import type { ErrorCode, errors } from '../../contracts/envelope.ts';
import { dataAttribute } from '../../page/data-attributes.ts';
import type { DrawLive, DrawnLive, LiveAnswer } from '../../page/live.ts';
import { type App, type AppContext, headersOf } from '../app-context.ts';
import { negotiateEncodings } from '../http/accept.ts';
import { chosenCountry, hasSessionCookie, headerOf } from '../http/headers.ts';
import { queryFields } from '../http/request-text.ts';
import { htmlType, makeBody, withVariant } from '../pages/built-file.ts';
import { chooseLanguage, languageCookieFor, languageOfLink, pagePattern } from '../pages/choose-language.ts';
import type { Site } from '../pages/load-site.ts';
import { answerBuilt, type Pages } from '../pages/pages.ts';

/** Pages that the server renders for one visitor, without JavaScript: the built page, with another `<main>`. */
export interface LivePages {
  /** `isAlone`: without header, footer and dialogs of the site. */
  draw(answer: LiveAnswer, language: Language, isAlone?: boolean): Promise<string>;
}

interface Deps {
  /** The whole page as the build rendered it, with its style sheets in the head. */
  readonly builtPage: (path: LiveAnswer['path'], language: Language) => Promise<string>;
  /** React and the texts are loaded when they are first needed, not at the start. */
  readonly load: () => Promise<{ readonly drawLive: DrawLive }>;
  /** What this server offers. If omitted, as in the files of the build. */
  readonly variantIn?: (language: Language) => SiteVariant;
}

/** Uses the page that the server has in memory. */
export function builtPagesOf({ pages, frames }: Pick<Site, 'pages' | 'frames'>): Deps['builtPage'] {
  return async (path, language) => {
    const address = fileAddress(path, language);
    const page = frames.get(address) ?? pages.get(address)?.bodies.identity.bytes;
    if (!page) throw new Error(`There is no built page ${path} in ${language}`);
    return page.toString();
  };
}

export function createLivePages({ builtPage, load, variantIn }: Deps): LivePages {
  return {
    async draw(answer, language, isAlone = false) {
      const [html, { drawLive }] = await Promise.all([builtPage(answer.path, language), load()]);
      return putInto(html, drawLive(answer, language, variantIn?.(language)), isAlone);
    },
  };
}

/** By position, not by pattern: what visitors typed may contain characters that a replacement would interpret. */
function putInto(html: string, { title, content }: DrawnLive, isAlone: boolean): string {
  const titled = putBetween(html, '<title>', '</title>', title);
  const start = titled.indexOf('<main');
  const opening = titled.slice(start, titled.indexOf('>', start) + 1);
  if (start === -1) throw new Error('The built page has no <main> to draw into');
  if (isAlone) return putBetween(titled, '<body>', '</body>', `${opening}${content}</main>`);
  return putBetween(titled, opening, '</main>', content);
}

function putBetween(html: string, opening: string, closing: string, content: string): string {
  const from = html.indexOf(opening) + opening.length;
  return html.slice(0, from) + content + html.slice(html.indexOf(closing, from));
}

/** The links to the other languages show the same view. Only in the header: what visitors typed is below it. */
function keepQuery(html: string, query: URLSearchParams): string {
  if (query.size === 0) return html;
  const end = html.indexOf('<main');
  const escaped = `?${query}`.replaceAll('&', '&amp;');
  const [before, ...links] = html.slice(0, end).split('<a ');
  const kept = links.map((link) => {
    const keeps = link.slice(0, link.indexOf('>')).includes(` ${dataAttribute('keeps-query')}=`);
    return keeps ? link.replace(/href="[^"?]*/, (target) => target + escaped) : link;
  });
  return [before, ...kept].join('<a ') + html.slice(end);
}

export type PageStatus = 200 | 410 | (typeof errors)[ErrorCode]['status'];

/** Sends a page that is for this visitor alone. */
export async function answerLive(
  c: AppContext,
  live: LivePages,
  answer: LiveAnswer,
  {
    language,
    status = 200,
    isAlone,
  }: { readonly language: Language; readonly status?: PageStatus; readonly isAlone?: boolean },
): Promise<Response> {
  const headers = headersOf(c);
  const cookie = headerOf(headers, 'cookie');
  const [encoding = 'identity'] = negotiateEncodings(headerOf(headers, 'accept-encoding') ?? '');
  const html = keepQuery(await live.draw(answer, language, isAlone), queryFields(c));
  const identity = makeBody(Buffer.from(html));
  const country = chosenCountry(cookie);
  const signed = hasSessionCookie(cookie) ? 'in' : undefined;
  const { bytes } = withVariant({ bodies: { identity } }, { country, signed }, encoding);
  return c.body(new Uint8Array(bytes), status, {
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'Content-Type': htmlType,
    'X-Robots-Tag': 'noindex',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
}

/** Handles requests for a page, in the language of its address or else the visitor's. */
export function onPage(
  app: App,
  method: 'get' | 'post',
  path: RoutePath,
  handle: (c: AppContext, language: Language) => Response | Promise<Response>,
): void {
  app[method](pagePattern(path), (c) => {
    const address = readAddress(c.req.path);
    if (!address) return c.notFound();
    keepLanguage(c, address);
    return handle(c, chooseLanguage(address, headersOf(c)));
  });
}

function keepLanguage(c: AppContext, address: Address): void {
  const chosen = c.req.method === 'GET' ? languageOfLink(address, headersOf(c)) : undefined;
  if (chosen) c.header('Set-Cookie', languageCookieFor(chosen, false), { append: true });
}

/** A link to a live page may say in its query what to show; without one, and without a visitor, it is the built page. */
export function mountLiveLinks(
  app: App,
  { pages, live }: { readonly pages: Pages; readonly live: LivePages },
  path: LiveAnswer['path'],
  read: (c: AppContext) => LiveAnswer | undefined | Promise<LiveAnswer | undefined>,
): void {
  app.get(pagePattern(path), async (c) => {
    const address = readAddress(c.req.path);
    const answer = address && (await read(c));
    if (!answer) return answerBuilt(c, pages);
    return answerLive(c, live, answer, { language: chooseLanguage(address, headersOf(c)) });
  });
}
