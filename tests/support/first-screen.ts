import type { CDPSession } from '@playwright/test';

/**
 * The position and computed styles of everything on the first screen, up to the first style sheet in the body: elements,
 * pseudo-elements and text.
 */
export async function lookOfFirstScreen(browser: CDPSession, computedStyles: string[]): Promise<string[]> {
  const { documents, strings } = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles });
  const [page] = documents;
  const { attributes = [], parentIndex = [], nodeName = [] } = page?.nodes ?? {};
  const text = (index: number | undefined) => strings[index ?? -1] ?? '';
  const rest = attributes.findIndex((pairs) => pairs.some((at, n) => n % 2 === 1 && text(at) === 'rest'));
  if (!page || rest < 0)
    throw new Error('The page has no style sheet in its body that marks the end of the first screen');
  const { nodeIndex, bounds, styles } = page.layout;
  // The size of containers depends on the rest of the page.
  const growing = new Set<number>();
  for (let at: number | undefined = rest; at !== undefined && at >= 0; at = parentIndex[at]) growing.add(at);
  return nodeIndex.flatMap((node, n) => {
    if (node > rest || growing.has(node)) return [];
    const properties = (styles[n] ?? []).map((value, at) => `${computedStyles[at]}:${text(value)}`);
    return [`${text(nodeName[node])} ${bounds[n]?.join()} ${properties.join(';')}`];
  });
}
