import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signOutPath } from '../src/features/accounts/sign-in.ts';
import { calls } from '../src/features/devtools/calls.ts';
import { buyPath } from '../src/features/payments/purchase-fields.ts';
import { fileAddress, readAddress } from '../src/site/address.ts';
import { languageCodes } from '../src/site/languages.ts';
import { builtPages, client } from './support/built-pages.ts';

const pages = builtPages();
const idsByPage = new Map(
  pages.map(({ route, language, html }) => [fileAddress(route.path, language), new Set(idsIn(html))]),
);
/** Addresses that the server answers in addition to pages and files. */
const callPaths = new Set<string>(['/api/docs.json', signOutPath, buyPath, ...calls.map(({ path }) => path)]);

test('every link and every anchor has a target', () => {
  const broken = pages.flatMap(({ html, address }) =>
    linksIn(html)
      .filter((link) => !leadsSomewhere(link, address))
      .map((link) => `${address} → ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every id reference points to an element of the page', () => {
  const lost = pages.flatMap(({ html, address }) => {
    const ids = new Set(idsIn(html));
    return namedIn(html)
      .filter((id) => !ids.has(id))
      .map((id) => `${address}: ${id}`);
  });
  expect(lost).toEqual([]);
});

test('no page has duplicate ids', () => {
  const twice = pages.flatMap(({ html, address }) => {
    const ids = idsIn(html);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${address}: ${id}`);
  });
  expect(twice).toEqual([]);
});

function leadsSomewhere(link: string, from: string): boolean {
  const { pathname, searchParams, hash } = new URL(link, `http://site${from}`);
  if (existsSync(join(client, pathname)) && pathname.includes('.')) return true;
  if (callPaths.has(pathname)) return true;
  const found = readAddress(pathname, searchParams);
  if (!found || found.route.development) return false;
  // A bare address answers in any language, so each must have the anchor.
  const languages = found.language ? [found.language] : languageCodes;
  return languages.every((language) => {
    const ids = idsByPage.get(fileAddress(found.route.path, language));
    return ids !== undefined && (hash === '' || ids.has(decodeURIComponent(hash.slice(1))));
  });
}

/** Addresses of this site, with the page's own anchors. Other schemes and other sites are not ours to check. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/ (?:href|action|src)="([^"]*)"/g)].map(([, link = '']) => unescapeHtml(link));
  return [...new Set(links)].filter((link) => /^[/#?.]/.test(link) && !link.startsWith('//'));
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id = '']) => unescapeHtml(id));
}

function namedIn(html: string): string[] {
  const named = html.matchAll(
    / (?:for|aria-labelledby|aria-describedby|aria-controls|data-opens|popovertarget)="([^"]*)"/g,
  );
  return [...named].flatMap(([, ids = '']) => ids.split(/\s+/).filter(Boolean));
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
