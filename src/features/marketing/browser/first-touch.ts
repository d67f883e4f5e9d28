import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { campaignNames, type FirstTouch, firstTouch } from '../stored.ts';

/** What brought a visitor here, from the address and the referrer. Undefined for a direct visit. */
export function readTouch(
  { search, origin }: Pick<Location, 'search' | 'origin'>,
  referrer: string,
): FirstTouch | undefined {
  const query = new URLSearchParams(search);
  const named = campaignNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  const isFromOutside = /^https?:\/\/[^/]/.test(referrer) && new URL(referrer).origin !== origin;
  if (named.length === 0 && !isFromOutside) return undefined;
  return { ...Object.fromEntries(named), ...(isFromOutside && { referrer }) };
}

/** Only the first touch is stored. */
export function recordFirstTouch(): void {
  const touch = readTouch(location, document.referrer);
  if (touch && !recall(firstTouch)) remember(firstTouch, touch);
}

export function forgetFirstTouch(): void {
  forget(firstTouch.key);
}
