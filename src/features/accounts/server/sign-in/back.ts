import { backPath } from '#platform/contracts/back-path.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { href, readAddress } from '#site/address.ts';
import { ownFiles } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { staffFiles } from '#site/staff.ts';

/** Pages that are not worth returning to after signing in. */
const pagesNotToReturnTo = ['/login', '/support/registro', '/not_found'];

/**
 * The page that the visitor came from: from the query, otherwise from the Referer header, which needs no script. Empty
 * if it is not one of our pages.
 */
export function cameFrom(c: AppContext, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const requested = queryText(c, 'back', inputBounds.address);
  return requested === undefined ? ownReferrer(c, publicUrl) : readBack(requested);
}

/** Only a page of this site or a file of the visitor, whatever the query contains. */
export function readBack(path: unknown): string {
  const back = backPath.safeParse(path);
  if (!back.success || back.data === '/') return '';
  const { pathname, searchParams } = new URL(back.data, 'http://here.invalid');
  const address = readAddress(pathname, searchParams);
  const isPage = address !== undefined && !pagesNotToReturnTo.includes(address.route.path);
  return isPage || [ownFiles, staffFiles].some((files) => pathname.startsWith(`${files}/`)) ? back.data : '';
}

function ownReferrer(c: AppContext, publicUrl: string): string {
  const referrer = c.req.header('referer');
  if (!referrer || referrer.length > inputBounds.address || !URL.canParse(referrer)) return '';
  const { host, pathname, search, searchParams } = new URL(referrer);
  const isOwn = host === c.req.header('host') || host === new URL(publicUrl).host;
  // Between the two sign-in pages the page to return to stays the same.
  return isOwn ? readBack(pathname + search) || readBack(searchParams.get('back')) : '';
}

/** The address to continue to after signing in. */
export function backTo(back: string, language: Language): string {
  return back || href('/dashboard', language);
}

/** The address of the sign-in page, which returns to `back`. */
export function loginAddress(language: Language, back: string): string {
  return `${href('/login', language)}?${new URLSearchParams({ back })}`;
}
