/**
 * What `Intl` writes with. To make one takes a phone a millisecond, to ask it a hundredth of that, and a calculator that
 * wakes asks dozens of times: so they are kept. A zone must be named: the visitor's own may change while a page is open.
 */
export const numberFormat = kept(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = kept(
  (locale: string, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }) =>
    new Intl.DateTimeFormat(locale, options),
);

export const pluralRules = kept((locale: string) => new Intl.PluralRules(locale));

export const regionNames = kept((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Each takes as much room as a picture, and there are hundreds of zones. */
const most = 50;

function kept<Options extends readonly unknown[], Made>(make: (locale: string, ...options: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, ...options: Options): Made => {
    const key = JSON.stringify([locale, ...options]);
    const known = made.get(key);
    if (known) return known;
    if (made.size >= most) made.clear();
    const fresh = make(locale, ...options);
    made.set(key, fresh);
    return fresh;
  };
}
