import { type Address, fileAddress } from '#site/address.ts';
import { countryCookie } from '#site/choice-cookies.ts';
import { findCountry } from '#site/countries.ts';
import { constructionScreen, isIndexed, notFoundPath, type Route } from '#site/routes.ts';
import { negotiateEncodings } from '../http/accept-encoding.ts';
import { readCookie } from '../http/cookies.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type BuiltPage, encodingFor } from './built-file.ts';
import { chooseLanguage, languageVary } from './choose-language.ts';
import { htmlType } from './content-types.ts';
import { withCountry } from './country-variant.ts';
import { type HeaderMap, type Representation, represent } from './representation.ts';

/** Pages in a visitor's country are made when first asked for. All of them would fill some 50 MB. */
const keptCountryVariants = 1_000;

export type FindPage = (address: Address, headers: RequestHeaders, secure: boolean) => Representation | undefined;

export function pageRepresentations(pages: ReadonlyMap<string, BuiltPage>): FindPage {
  const usual = new BoundedCache<Representation>(Number.POSITIVE_INFINITY);
  const byCountry = new BoundedCache<Representation>(keptCountryVariants);

  return (address, headers, secure) => {
    const language = chooseLanguage(address, headers);
    const file = fileAddress(address.route.path, language);
    const page = pages.get(file);
    if (!page) return undefined;
    const encoding = encodingFor(page, negotiateEncodings(headerOf(headers, 'accept-encoding') ?? ''));
    const country = page.takesCountry ? findCountry(readCookie(headerOf(headers, 'cookie'), countryCookie)) : undefined;
    const key = `${file} ${address.language ? 'named' : 'bare'} ${encoding} ${secure} ${country?.id}`;

    const make = () =>
      represent(
        address.route.path === notFoundPath ? 404 : 200,
        country ? withCountry(page, country.id, encoding) : (page.bodies[encoding] ?? page.bodies.identity),
        {
          ...securityHeaders(secure),
          'Cache-Control': 'public, no-cache',
          'Content-Language': language,
          Vary: varyOf(address, page),
          'Speculation-Rules': '"/speculation-rules.json"',
          ...robots(address.route),
        },
        { 'Content-Type': htmlType, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
      );

    return (country ? byCountry : usual).get(key, make);
  };
}

function varyOf(address: Address, { takesCountry }: BuiltPage): string {
  const names = ['Accept-Encoding', ...languageVary(address), ...(takesCountry ? ['Cookie'] : [])];
  return [...new Set(names)].join(', ');
}

/** A second address of a page is left to its canonical link: search engines shall follow that. */
function robots(route: Route): HeaderMap {
  const noindex = !isIndexed(route) && (route.hidden || route.screen === constructionScreen);
  return noindex ? { 'X-Robots-Tag': 'noindex' } : {};
}
