import { languageIn } from '#platform/browser/stored/user-language.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { negotiateLanguage } from '#platform/server/http/accept.ts';
import { formText } from '#platform/server/http/request-text.ts';
import { chooseLanguage } from '#platform/server/pages/choose-language.ts';
import { readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** The default language of the contact form, by the specification. */
const formLanguage: Language = 'es';

type Body = Readonly<Record<string, unknown>>;

/**
 * The language of the visitor: from the form, otherwise from the page that shows it, otherwise from the browser. If the
 * body could not be read, the page is taken from the Referer header.
 */
export function ticketLanguage(c: AppContext, { lang, page }: Body = {}): Language {
  const named = languageIn(formText({ lang }, 'lang', inputBounds.languageTag));
  const headers = c.req.header();
  const { referer, 'accept-language': accepted = '' } = headers;
  const places = [page, pathOfReferrer(referer)];
  const addresses = places.flatMap((place) => (isAddress(place) ? [readAddress(place)] : []));
  const onPage = addresses.find((address) => address !== undefined);
  return named ?? (onPage ? chooseLanguage(onPage, headers) : negotiateLanguage(accepted)) ?? formLanguage;
}

function pathOfReferrer(referrer: string | undefined): string | undefined {
  return isAddress(referrer) && URL.canParse(referrer) ? new URL(referrer).pathname : undefined;
}

function isAddress(text: unknown): text is string {
  return typeof text === 'string' && text.length <= inputBounds.address;
}
