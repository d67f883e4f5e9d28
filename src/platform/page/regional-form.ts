const tag = /(<[^<>]*>)/;
const startOfCode = /^<(script|style|textarea)\b/;
const twelveHours = /(\d{1,2}):(\d{2})\u00a0(?:([ap])\.\u00a0)?m\./g;

const toTwentyFourHours = (_: string, hours: string, minutes: string, half: string | undefined) => {
  const hour = (Number(hours) % 12) + (half === 'a' ? 0 : 12);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

/** English is written as in the USA. These are the words of the site that Canada spells differently. */
const canadian: ReadonlyMap<string, string> = new Map([
  ['canceled', 'cancelled'],
  ['catalog', 'catalogue'],
  ['center', 'centre'],
  ['color', 'colour'],
  ['colored', 'coloured'],
  ['enroll', 'enrol'],
  ['fulfill', 'fulfil'],
  ['gray', 'grey'],
  ['grayscale', 'greyscale'],
  ['installment', 'instalment'],
  ['kilometer', 'kilometre'],
  ['labor', 'labour'],
  ['license', 'licence'],
  ['modeling', 'modelling'],
  ['neighboring', 'neighbouring'],
]);

const word = /\p{L}+/gu;

function toCanadian(written: string): string {
  const american = written.toLowerCase();
  const singular = american.endsWith('s') ? american.slice(0, -1) : american;
  const spelled = canadian.get(singular);
  if (spelled === undefined) return written;
  const ending = american.slice(singular.length);
  return (/^[A-Z]/.test(written) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled) + ending;
}

/** What differs from the page that was built, by its `lang`. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'en-US': (text) => text.replaceAll('US$', '$'),
  'en-CA': (text) => text.replace(word, toCanadian),
  'es-ES': (text) => text.replace(twelveHours, toTwentyFourHours),
  'es-GQ': (text) => text.replace(twelveHours, toTwentyFourHours),
};

export function hasRegionalForm(languageTag: string): boolean {
  return languageTag in changes;
}

/**
 * A page as its visitor's country writes: `$10` instead of `US$10` in the USA, "centre" instead of "center" in Canada, and
 * 24 hours in the Spanish of Spain. Only
 * in texts: what visitors typed stays as it is. What scripts add follows the `lang` of the page.
 */
export function inRegionalForm(html: string, languageTag: string): string {
  const change = changes[languageTag];
  if (!change) return html;
  let code = '';
  return html
    .split(tag)
    .map((part, index) => {
      const isTag = index % 2 === 1;
      if (isTag && code) code = part.startsWith(`</${code}`) ? '' : code;
      else if (isTag) code = startOfCode.exec(part)?.[1] ?? '';
      return isTag || code ? part : change(part);
    })
    .join('');
}
