type Rewrite = (text: string) => string;

interface RegionalForm {
  readonly write: Rewrite;
  /** From this form to the one of the build. */
  readonly undo: Rewrite;
}

const american: RegionalForm = {
  write: (text) => text.replaceAll('US$', '$'),
  // Pages for the USA have no other dollars without letters before their sign.
  undo: (text) => text.replace(/(^|[^A-Z])\$(?=\d)/g, '$1US$$'),
};

const twelveHours = /(\d{1,2}):(\d\d)\u00a0(?:([ap])\.\u00a0)?m\./g;
// Not of a duration such as `0:38`, and not in an offset such as `UTC−10:30`.
const twentyFourHours = /(^|[^\d+\u2212])(\d\d):(\d\d)(?!\d)/g;

const peninsular: RegionalForm = {
  write: (text) =>
    text.replace(twelveHours, (_, hours: string, minutes: string, half: string | undefined) => {
      const hour = (Number(hours) % 12) + (half === 'a' ? 0 : 12);
      return `${String(hour).padStart(2, '0')}:${minutes}`;
    }),
  undo: (text) =>
    text.replace(twentyFourHours, (_, before: string, hours: string, minutes: string) => {
      const hour = Number(hours);
      // As `writeClock` does: noon is neither before nor after itself.
      const half = hour === 12 && minutes === '00' ? '' : `${hour < 12 ? 'a' : 'p'}.\u00a0`;
      return `${before}${hour % 12 || 12}:${minutes}\u00a0${half}m.`;
    }),
};

/** English is written as in the USA. These are the words of the site that Canada spells differently. */
const canadianSpellings = [
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
] as const;

const word = /\p{L}+/gu;

/** Spells each word of a text as the table says, also in the plural and with a capital. */
function spelledBy(table: ReadonlyMap<string, string>): Rewrite {
  const spell = (written: string) => {
    const lower = written.toLowerCase();
    const singular = lower.endsWith('s') ? lower.slice(0, -1) : lower;
    const spelled = table.get(singular);
    if (spelled === undefined) return written;
    const ending = lower.slice(singular.length);
    return (/^[A-Z]/.test(written) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled) + ending;
  };
  return (text) => text.replace(word, spell);
}

const canadian: RegionalForm = {
  write: spelledBy(new Map(canadianSpellings)),
  undo: spelledBy(new Map(canadianSpellings.map(([usual, theirs]) => [theirs, usual]))),
};

/** What differs from the page that was built, by its `lang`. */
const forms: ReadonlyMap<string, RegionalForm> = new Map([
  ['en-us', american],
  ['en-ca', canadian],
  ['es-es', peninsular],
  ['es-gq', peninsular],
]);

function formOf(languageTag: string): RegionalForm | undefined {
  return forms.get(languageTag.toLowerCase());
}

export function hasRegionalForm(languageTag: string): boolean {
  return formOf(languageTag) !== undefined;
}

/** How texts that were written for one `lang` become those of another. Undefined if they are the same. */
export function rewriteFor(from: string, to: string): Rewrite | undefined {
  const [old, next] = [formOf(from), formOf(to)];
  if (old === next) return undefined;
  return (text) => {
    const built = old ? old.undo(text) : text;
    return next ? next.write(built) : built;
  };
}

const tag = /(<[^<>]*>)/;

/** The elements whose texts are code, or were typed by the visitor. */
export const untouched = /^(script|style|textarea)\b/i;

/**
 * A page as its visitor's country writes: `$10` instead of `US$10` in the USA, "centre" in Canada, and 24 hours in the
 * Spanish of Spain. Only in texts: what visitors typed stays as it is. What scripts add follows the `lang` of the page.
 */
export function inRegionalForm(html: string, languageTag: string): string {
  const form = formOf(languageTag);
  if (!form) return html;
  let code = '';
  return html
    .split(tag)
    .map((part, index) => {
      const isTag = index % 2 === 1;
      if (isTag && code) code = part.startsWith(`</${code}`) ? '' : code;
      else if (isTag) code = untouched.exec(part.slice(1))?.[1] ?? '';
      return isTag || code ? part : form.write(part);
    })
    .join('');
}
