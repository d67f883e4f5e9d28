import { countEdits } from './count-edits.ts';

/** Where most of our visitors have their mailbox. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'hotmail.fr',
  'outlook.com',
  'outlook.es',
  'outlook.fr',
  'yahoo.com',
  'yahoo.es',
  'yahoo.fr',
  'yahoo.ca',
  'yahoo.com.mx',
  'icloud.com',
  'live.com',
  'msn.com',
  'protonmail.com',
  'une.net.co',
  'etb.net.co',
  'videotron.ca',
  'bell.net',
  'sympatico.ca',
  'rogers.com',
  'comcast.net',
  'aol.com',
] as const;

/** Real domains that differ from one of those by one or two letters: they are no mistakes. */
const real = new Set<string>([
  ...providers,
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'gmx.es',
  'gmx.fr',
  'mail.com',
  'email.com',
  'fmail.com',
  'me.com',
  'mac.com',
  'live.ca',
  'live.fr',
  'live.es',
  'outlook.co',
  'proton.me',
  'pm.me',
  'bell.ca',
  'yahoo.co',
  'aol.fr',
]);

/** Endings that nobody has, and what they are meant to be. */
const endings: readonly (readonly [typo: RegExp, ending: string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom|cpm|coom|c0m)$/, '.com'],
  [/\.(?:nte|ent|nett)$/, '.net'],
  [/\.(?:com|con)\.(?:c|cp|coo)$/, '.com.co'],
];

/** The longest provider that is compared, with its mistakes. */
const longestDomain = 30;

/**
 * The address that was probably meant, for the usual mistakes in a domain: `ana@gmial.com` is `ana@gmail.com`.
 * Undefined: there is nothing to suggest. It is only ever a suggestion, because any domain may exist.
 */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > longestDomain || real.has(domain)) return undefined;
  const meant = nearestProvider(domain) ?? withoutTypo(domain);
  return meant && `${address.slice(0, at)}@${meant}`;
}

/** One mistake in a short domain, two in a long one. Of several, the first provider. */
function nearestProvider(domain: string): string | undefined {
  const [name = '', ...rest] = domain.split('.');
  let best: { provider: string; mistakes: number } | undefined;
  for (const provider of providers) {
    const [providerName = '', ...ending] = provider.split('.');
    // A company may well be called `hotmails`, but not with another ending of a provider that has its own.
    const most = providerName.length >= 5 ? 2 : 1;
    const mistakes = countEdits(name, providerName) + countEdits(rest.join('.'), ending.join('.'));
    if (mistakes <= most && mistakes < (best?.mistakes ?? most + 1)) best = { provider, mistakes };
  }
  return best?.provider;
}

function withoutTypo(domain: string): string | undefined {
  const found = endings.find(([typo]) => typo.test(domain));
  return found && domain.replace(found[0], found[1]);
}
