import { backPath } from '#platform/contracts/back-path.ts';
import { inputBounds } from '#platform/contracts/input-bounds.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import { queryText } from '#platform/server/http/request-text.ts';
import { href, readAddress } from '#site/address.ts';
import { ownFiles } from '#site/dashboard.ts';
import type { Language } from '#site/languages.ts';
import { staffFiles } from '#site/staff.ts';

/** Pages that nobody wants to come back to after signing in. */
const notWorthIt = ['/login', '/support/registro', '/not_found'];

/**
 * The page that a visitor came from: as the address says, else as the browser does, which needs no script. Empty where
 * it is none of ours.
 */
export function cameFrom(c: AppContext, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const asked = queryText(c, 'back', inputBounds.address);
  return asked === undefined ? ownReferrer(c, publicUrl) : readBack(asked);
}

/** Nothing but a page of this site, or a file of one's own, whoever wrote it. */
export function readBack(path: unknown): string {
  const back = backPath.safeParse(path);
  if (!back.success || back.data === '/') return '';
  const { pathname, searchParams } = new URL(back.data, 'http://here.invalid');
  const address = readAddress(pathname, searchParams);
  const isPage = address !== undefined && !notWorthIt.includes(address.route.path);
  return isPage || [ownFiles, staffFiles].some((files) => pathname.startsWith(`${files}/`)) ? back.data : '';
}

function ownReferrer(c: AppContext, publicUrl: string): string {
  const referrer = c.req.header('referer');
  if (!referrer || referrer.length > inputBounds.address || !URL.canParse(referrer)) return '';
  const { host, pathname, search, searchParams } = new URL(referrer);
  const isOwn = host === c.req.header('host') || host === new URL(publicUrl).host;
  // From one of the two sign-in pages to the other, the way back stays the same.
  return isOwn ? readBack(pathname + search) || readBack(searchParams.get('back')) : '';
}

/** Where to after signing in. */
export function backTo(back: string, language: Language): string {
  return back || href('/dashboard', language);
}

/** To the sign-in, and back to here. */
export function loginAddress(language: Language, back: string): string {
  return `${href('/login', language)}?${new URLSearchParams({ back })}`;
}
