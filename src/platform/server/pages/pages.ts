import type { IncomingMessage } from 'node:http';
import { type Address, fileAddress, isDrawnLive, readAddress } from '#site/address.ts';
import { contextCookie, defaultContext, readContext } from '#site/cookies.ts';
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
  noindexHeader,
  type Representation,
  represent,
} from './representation.ts';

/** Variants for a visitor are made on first request. All of them would take some 100 MB. */
const keptVariants = 1_000;

type FindPage = (address: Address, headers: RequestHeaders, secure: boolean) => Representation | undefined;

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
    const key = `${file} ${address.language ? 'named' : 'bare'} ${encoding} ${secure} ${variant?.country} ${variant?.context} ${variant?.signed}`;

    const make = () =>
      represent(
        address.route.path === notFoundPath ? 404 : 200,
        variant ? withVariant(page, variant, encoding) : (page.bodies[encoding] ?? page.bodies.identity),
        {
          ...securityHeaders(secure, { ...openings, inline: page.inline }),
          'Cache-Control': 'public, no-cache',
          'Content-Language': language,
          Vary: varyHeader(address, page),
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

function varyHeader(address: Address, { takesCountry, takesContext, takesSigned }: BuiltPage): string {
  const byCookie = takesCountry || takesContext || takesSigned;
  const names = ['Accept-Encoding', ...languageVary(address), ...(byCookie ? ['Cookie'] : [])];
  return [...new Set(names)].join(', ');
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
      const answer = found && answerWith(found, method, headerOf(headers, 'if-none-match'));
      return answer && withChosenLanguage(answer, page, headers, secure);
    },
  };
}

/** No shared cache may store the choice of one visitor. */
function withChosenLanguage(
  answer: Answer,
  page: Address | undefined,
  requested: RequestHeaders,
  secure: boolean,
): Answer {
  const chosen = page && languageOfLink(page, requested);
  if (!chosen) return answer;
  const headers = answer.headers.map((text) => (text === 'public, no-cache' ? 'private, no-cache' : text));
  return { ...answer, headers: [...headers, 'Set-Cookie', languageCookieFor(chosen, secure)] };
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
