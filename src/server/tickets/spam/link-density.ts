/** A visitor may name a page or two; spam is made of links. */
const bounds = { most: 5, mostShare: 0.5, fewest: 2 } as const;

const link = /(?:https?:\/\/|www\.)\S+/giu;

export function isMadeOfLinks(text: string): boolean {
  const links = text.match(link) ?? [];
  if (links.length < bounds.fewest) return false;
  const share = links.join('').length / text.length;
  return links.length > bounds.most || share > bounds.mostShare;
}

export function hasLink(text: string): boolean {
  return text.search(link) >= 0;
}
