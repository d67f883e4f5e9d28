import type { CDPSession } from '@playwright/test';

/**
 * Place and every property of all that the first screen shows, down to the first of the style sheets in the body:
 * elements, what stands before and after them, and text.
 */
export async function lookOfFirstScreen(browser: CDPSession, computedStyles: string[]): Promise<string[]> {
  const { documents, strings } = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles });
  const [page] = documents;
  const { attributes = [], parentIndex = [], nodeName = [] } = page?.nodes ?? {};
  const text = (index: number | undefined) => strings[index ?? -1] ?? '';
  const rest = attributes.findIndex((pairs) => pairs.some((at, n) => n % 2 === 1 && text(at) === 'rest'));
  if (!page || rest < 0) throw new Error('The page does not say where its first screen ends');
  const { nodeIndex, bounds, styles } = page.layout;
  // What holds the rest of the page grows with it.
  const growing = new Set<number>();
  for (let at: number | undefined = rest; at !== undefined && at >= 0; at = parentIndex[at]) growing.add(at);
  return nodeIndex.flatMap((node, n) => {
    if (node > rest || growing.has(node)) return [];
    const properties = (styles[n] ?? []).map((value, at) => `${computedStyles[at]}:${text(value)}`);
    return [`${text(nodeName[node])} ${bounds[n]?.join()} ${properties.join(';')}`];
  });
}
