import type { IncomingMessage } from 'node:http';
import { type Address, fileAddress, isDrawnLive, readAddress } from '#site/address.ts';
import { contextCookie, defaultContext, languageCookie, readContext } from '#site/cookies.ts';
import { secondsPerMinute } from '#site/durations.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import { constructionScreen, isIndexed, notFoundPath, type Route } from '#site/routes.ts';
import { type AppContext, headersOf, type Step, urlOf } from '../app-context.ts';
import type { Config } from '../config/config.ts';
import { memoizeText, negotiateEncodings } from '../http/accept.ts';
import { chosenCountry, hasSessionCookie, headerOf, type RequestHeaders, readCookie } from '../http/headers.ts';
import { comesByPlainHttp, isSecure } from '../security/origins.ts';
import { type Openings, securityHeaders } from '../security/security-headers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type BuiltPage, encodingFor, htmlType, type Variant, withVariant } from './built-file.ts';
import { chooseLanguage, languageCookieFor, languageOfLink, languageVary } from './choose-language.ts';
import type { Site } from './load-site.ts';
import {
  type Answer,
  answerWith,
  fileRepresentations,
  type HeaderMap,
  noindexHeader,
  type Representation,
  represent,
} from './representation.ts';

/** Variants for a visitor are made on first request. All of them would take some 100 MB. */
const keptVariants = 1_000;

type FindPage = (address: Address, headers: RequestHeaders, secure: boolean) => Representation | undefined;

/** Browsers ask each time whether a page has changed. Shared caches ask once a minute, and answer meanwhile. */
const forEverybody: HeaderMap = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${secondsPerMinute}`,
  // Not in Cache-Control, which browsers obey too: a stale page would undo what was chosen without JavaScript.
  'CDN-Cache-Control': `public, max-age=${secondsPerMinute}, stale-while-revalidate=${10 * secondsPerMinute}`,
};

const forOneVisitor: HeaderMap = { 'Cache-Control': 'private, no-cache' };

/** `chosen`: the language that this visitor has just chosen, and will have from now on. */
function cachingOf(isPrivate: boolean, chosen: Language | undefined, secure: boolean): HeaderMap {
  if (chosen) return { ...forOneVisitor, 'Set-Cookie': languageCookieFor(chosen, secure) };
  return isPrivate ? forOneVisitor : forEverybody;
}

export function pageRepresentations(
  pages: ReadonlyMap<string, BuiltPage>,
  openings: Openings,
  noindex = false,
): FindPage {
  const usual = new BoundedCache<Representation>(Number.POSITIVE_INFINITY);
  const variants = new BoundedCache<Representation>(keptVariants);

  return (address, headers, secure) => {
    const language = chooseLanguage(address, headers);
    const file = fileAddress(address.route.path, language);
    const page = pages.get(file);
    if (!page) return undefined;
    const encoding = encodingFor(page, negotiateEncodings(headerOf(headers, 'accept-encoding') ?? ''));
    const variant = variantFor(page, headerOf(headers, 'cookie'));
    const chosen = languageOfLink(address, headers);
    const isPrivate = variant !== undefined || isLanguageStored(address, headers);
    const key = `${isPrivate} ${chosen} ${file} ${address.language ? 'named' : 'bare'} ${encoding} ${secure} ${variant?.country} ${variant?.context} ${variant?.signed}`;

    const make = () =>
      represent(
        address.route.path === notFoundPath ? 404 : 200,
        variant ? withVariant(page, variant, encoding) : (page.bodies[encoding] ?? page.bodies.identity),
        {
          ...securityHeaders(secure, { ...openings, inline: page.inline }),
          ...cachingOf(isPrivate, chosen, secure),
          'Content-Language': language,
          Vary: varyHeader(address, variant),
          'Speculation-Rules': '"/speculation-rules.json"',
          ...(noindex || isUnlisted(address.route) ? noindexHeader : {}),
        },
        { 'Content-Type': htmlType, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
      );

    return (variant ? variants : usual).get(key, make);
  };
}

/** Undefined: the page as built, which is what most visitors get. */
function variantFor(page: BuiltPage, cookies: string | undefined): Variant | undefined {
  if (!cookies) return undefined;
  const { takesCountry, takesContext, takesSigned } = page;
  const country = takesCountry ? chosenCountry(cookies) : undefined;
  const context = takesContext ? readContext(readCookie(cookies, contextCookie)) : defaultContext;
  const signed = takesSigned && hasSessionCookie(cookies) ? 'in' : undefined;
  if (context !== defaultContext) return { country, context, signed };
  return country || signed ? { country, signed } : undefined;
}

/**
 * A page as built is the same for everybody: in a browser, the first script writes country, context and account into it
 * (decision 54). So only the language of a bare address varies by cookies, and what is for one visitor.
 */
function varyHeader(address: Address, variant: Variant | undefined): string {
  const names = ['Accept-Encoding', ...languageVary(address), ...(variant ? ['Cookie'] : [])];
  return [...new Set(names)].join(', ');
}

/** The address is bare, and the server knows from a cookie in which language this visitor reads it. */
function isLanguageStored(address: Address, headers: RequestHeaders): boolean {
  return languageVary(address).length > 0 && isLanguage(readCookie(headerOf(headers, 'cookie'), languageCookie));
}

/** A second URL of a page has a canonical link, which search engines should follow. */
function isUnlisted(route: Route): boolean {
  return !isIndexed(route) && (route.hidden === true || route.screen === constructionScreen);
}

interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: RequestHeaders;
}

export interface Pages {
  /** Undefined: not a built page or file, or not a GET or HEAD request. */
  answer(request: PageRequest): Answer | undefined;
}

const addressAt = memoizeText((path) => readAddress(path));

function readUrl(url: string): { path: string; address: Address | undefined; hasQuery: boolean } {
  const cut = url.indexOf('?');
  if (cut === -1) return { path: url, address: addressAt(url), hasQuery: false };
  const path = url.slice(0, cut);
  return { path, address: readAddress(path, new URLSearchParams(url.slice(cut))), hasQuery: true };
}

/** For development, where Vite serves the pages. */
export const noPages: Pages = { answer: () => undefined };

export function createPages(
  site: Site,
  config: Pick<Config, 'devPages' | 'trustProxy' | 'publicUrl' | 'noindex'>,
  openings: Openings,
): Pages {
  const { devPages, trustProxy, noindex } = config;
  const findPage = pageRepresentations(site.pages, openings, noindex);
  const findFile = fileRepresentations(site.files, noindex ? noindexHeader : {});

  return {
    answer({ method, url, headers }) {
      // The app redirects visitors who came by plain http.
      if (!['GET', 'HEAD'].includes(method) || comesByPlainHttp(headers, config)) return undefined;
      const { path, address, hasQuery } = readUrl(url);
      if (address && isDrawnLive(address, hasQuery)) return undefined;
      const secure = isSecure(headers, trustProxy);
      const page = address && (devPages || !address.route.development) ? address : undefined;
      const found = page ? findPage(page, headers, secure) : findFile(path, headers, secure);
      return found && answerWith(found, method, headerOf(headers, 'if-none-match'));
    },
  };
}

/** Requests that `requestListener` has found no built page or file for. */
export const withoutBuiltPage = new WeakSet<IncomingMessage>();

export function answerFromPages(pages: Pages): Step {
  return (c) => {
    if (c.env?.incoming && withoutBuiltPage.has(c.env.incoming)) return undefined;
    const answer = pages.answer({ method: c.req.method, url: urlOf(c), headers: headersOf(c) });
    return answer && writeAnswer(c, answer);
  };
}

function writeAnswer(c: AppContext, { status, headers, body }: Answer): Response {
  for (let n = 0; n < headers.length; n += 2) c.header(headers[n] ?? '', headers[n + 1]);
  c.status(status);
  return body ? c.body(new Uint8Array(body)) : c.body(null);
}

/** The page as built, whatever the query of the request says. */
export function answerBuilt(c: AppContext, pages: Pages): Response | Promise<Response> {
  const { method, path: url } = c.req;
  const built = pages.answer({ method, url, headers: headersOf(c) });
  return built ? writeAnswer(c, built) : c.notFound();
}
