import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { faults } from '../../contracts/faults.ts';
import { pageTransition } from '../../page/page-transition.ts';
import { errorPageWords } from './error-page-words.ts';

const style = `
${pageTransition}
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin-inline: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { margin-inline-end: 1.5rem; }
`;

/** The page carries its own style, so it is whole even when no other file can be had. */
export const errorPageStyleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

export function errorPage(language: Language, requestId: string, status: number): string {
  const { retry, home, ...words } = errorPageWords[language];
  const { title, text } = status === faults.tooManyRequests.status ? words.tooMany : words;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${brand.name}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a> <a href="${href('/', language)}">${home}</a></p>
<p><small>${requestId}</small></p>
</main>
</html>
`;
}
