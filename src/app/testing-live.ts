import type { LiveAnswer } from '#platform/page/live.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';

/** Shows the answer itself, where the build has pages for it. */
export const testLive: LivePages = {
  draw: async (answer, language) =>
    `<!doctype html><html lang="${language}" data-country="" data-signed="out">${JSON.stringify(answer)}</html>`,
};

/** The answer from which a page of `testLive` was rendered; null if this is not such a page. */
export async function answerIn(response: Response): Promise<LiveAnswer> {
  const html = await response.text();
  return JSON.parse(/>(\{.*\})<\/html>$/s.exec(html)?.[1] ?? 'null');
}

/** The same, for one page. */
export async function answerAt<Path extends LiveAnswer['path']>(response: Response, path: Path) {
  const answer = await answerIn(response);
  if (!isAt(answer, path)) throw new Error(`This is ${answer?.path} and not ${path}`);
  return answer;
}

/** Asserts that a value of a union is of one kind. */
export function ofKind<Thing extends { readonly kind: string }, Kind extends Thing['kind']>(thing: Thing, kind: Kind) {
  if (!isKind(thing, kind)) throw new Error(`This is ${thing.kind} and not ${kind}`);
  return thing;
}

function isAt<Path extends LiveAnswer['path']>(
  answer: LiveAnswer,
  path: Path,
): answer is Extract<LiveAnswer, { path: Path }> {
  return answer?.path === path;
}

function isKind<Thing extends { readonly kind: string }, Kind extends Thing['kind']>(
  thing: Thing,
  kind: Kind,
): thing is Extract<Thing, { readonly kind: Kind }> {
  return thing.kind === kind;
}
