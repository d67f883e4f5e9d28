import { campaignNames, type FirstTouch } from '../stored.ts';

/** What brought a visitor here, as the address and the page before tell it. Undefined: they came by themselves. */
export function touchOf(
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
