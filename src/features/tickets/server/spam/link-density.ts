import { topLevelDomains } from './top-level-domains.ts';

/** A visitor may name a page or two; spam is made of links. */
const bounds = { most: 5, mostShare: 0.5, fewest: 2 } as const;

interface FoundLink {
  readonly length: number;
  /**
   * False for what is more likely a sentence that begins without a space, such as `Gracias.No puedo`. A mail program
   * might make a link of it all the same.
   */
  readonly isCertain: boolean;
}

export function isMadeOfLinks(text: string): boolean {
  const plain = plainly(text);
  let links = 0;
  let length = 0;
  for (const link of linksIn(plain)) {
    if (!link.isCertain) continue;
    links++;
    length += link.length;
    if (links > bounds.most) return true;
  }
  return links >= bounds.fewest && length / plain.length > bounds.mostShare;
}

/** Bare domains count as links. E-mail addresses do not: people write their own. */
export function hasLink(text: string): boolean {
  return !linksIn(plainly(text)).next().done;
}

/** The same, without what may be a missing space. */
export function hasCertainLink(text: string): boolean {
  for (const { isCertain } of linksIn(plainly(text))) if (isCertain) return true;
  return false;
}

/**
 * The text as a mail program or a reader would see it: without characters that are not drawn, with the dots that
 * browsers take for one, and with `example[.]com` put together.
 */
function plainly(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, inPlainLetters)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('。', '.')
    .replace(/[[({] ?(\.|:|dot|punto|point) ?[\])}]/gi, (_, sign: string) => (sign === ':' ? ':' : '.'));
}

/** A few signs stand for whole phrases, which would make the text many times as long: no domain has one. */
function inPlainLetters(sign: string): string {
  const letters = sign.normalize('NFKC');
  return letters.length > 4 ? ' ' : letters;
}

/** No expression here can go back over what it has read, so that the time grows with the length and no faster. */
function* linksIn(plain: string): Generator<FoundLink> {
  for (const word of plain.split(/\s+/)) {
    if (word.includes('://') || /\bwww\.[^.]/i.test(word)) yield { length: word.length, isCertain: true };
    else if (word.includes('.')) yield* domainsIn(word);
  }
}

function* domainsIn(word: string): Generator<FoundLink> {
  for (const { 0: name, index } of word.matchAll(/[\p{L}\p{M}\p{N}.-]+/gu)) {
    const domain = domainIn(name);
    const rest = word.slice(index + name.length);
    const hasPath = /^(?:[/?#].|:\d)/.test(rest);
    const isInAddress = /^@[\p{L}\p{N}]/u.test(rest) || (index > 1 && word[index - 1] === '@' && !hasPath);
    if (!domain || isInAddress) continue;
    yield { length: hasPath ? word.length - index : domain.length, isCertain: hasPath || !domain.isNewSentence };
    if (hasPath) return;
  }
}

/** Dots at the end belong to the sentence. What follows a top-level domain may, too: `example.com.Gracias`. */
function domainIn(name: string): { length: number; isNewSentence: boolean } | undefined {
  const labels = name.split('.');
  if (isIpAddress(labels)) return { length: name.length, isNewSentence: false };
  const ends = labels.flatMap((label, at) => {
    return at > 0 && labels[at - 1] && topLevelDomains.has(label.toLowerCase()) ? [at] : [];
  });
  const end = ends.at(-1);
  if (end === undefined) return undefined;
  const isNewSentence = ends.every((at) => {
    return /\p{Ll}$/u.test(labels[at - 1] ?? '') && /^\p{Lu}\p{Ll}+$/u.test(labels[at] ?? '');
  });
  return { length: labels.slice(0, end + 1).join('.').length, isNewSentence };
}

function isIpAddress(labels: readonly string[]): boolean {
  return labels.length === 4 && labels.every((label) => /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) <= 255);
}
