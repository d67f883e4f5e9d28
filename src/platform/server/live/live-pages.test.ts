import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { testPage } from '#app/testing-site.ts';
import type { AppEnv } from '../app-context.ts';
import { answerLive, builtPagesOf, createLivePages } from './live-pages.ts';

const built =
  '<title>Built</title><header>Menu</header><main class="wide" id="top"><p>Built</p></main><footer>End</footer>';
const answer = { path: '/support', help: { question: 'x', answers: [], near: [], person: [] } } as const;

function draw(html: string, drawn = { title: 'Drawn', content: '<p>Drawn</p>' }) {
  const builtPage = builtPagesOf({ pages: new Map([['/support/en', testPage(html)]]), frames: new Map() });
  return createLivePages({ builtPage, load: async () => ({ drawLive: () => drawn }) });
}

it('a live page is the built page with another title and another main', async () => {
  expect(await draw(built).draw(answer, 'en')).toBe(
    '<title>Drawn</title><header>Menu</header><main class="wide" id="top"><p>Drawn</p></main><footer>End</footer>',
  );
});

it('can be the main alone, for a page that is not part of the site', async () => {
  const { title, content } = { title: 'Drawn', content: '<p>Drawn</p>' };
  const html = built.replace('<header>', '<body><header>').replace('</footer>', '</footer></body>');
  expect(await draw(html, { title, content }).draw(answer, 'en', true)).toBe(
    '<title>Drawn</title><body><main class="wide" id="top"><p>Drawn</p></main></body>',
  );
});

it('is rendered into the page as it was before its critical CSS was inlined', async () => {
  const frames = new Map([['/support/en', Buffer.from(built)]]);
  const builtPage = builtPagesOf({ pages: new Map([['/support/en', testPage('<style></style><main>')]]), frames });
  const live = createLivePages({ builtPage, load: async () => ({ drawLive: () => ({ title: 'T', content: 'C' }) }) });
  expect(await live.draw(answer, 'en')).toContain(
    '<title>T</title><header>Menu</header><main class="wide" id="top">C<',
  );
});

it('does not interpret what visitors typed as a replacement pattern', async () => {
  const drawn = { title: "$& $' $1", content: '$` $$ &lt;/main&gt;' };
  expect(await draw(built, drawn).draw(answer, 'en')).toBe(
    `<title>$& $' $1</title><header>Menu</header><main class="wide" id="top">$\` $$ &lt;/main&gt;</main><footer>End</footer>`,
  );
});

it('names what is missing in the build', async () => {
  await expect(draw(built).draw(answer, 'fr')).rejects.toThrow('There is no built page /support in fr');
  await expect(draw('<title></title><p>').draw(answer, 'en')).rejects.toThrow('no <main> to draw into');
});

it('links to the same view in the other languages, where a link keeps the query', async () => {
  const link = (attributes: string) => `<a href="/support/es" ${attributes}>`;
  const kept = link('lang="es" data-keeps-query=""');
  const live = draw(`<title></title>${kept}${link('lang="fr"')}<main></main>`, { title: 'T', content: kept });
  const app = new Hono<AppEnv>().get('*', (c) => answerLive(c, live, answer, { language: 'en' }));
  const html = await (await app.request('/support/en?view=a&text=%22%3E<b>"&$1=x&')).text();
  expect(html).toBe(
    '<title>T</title><a href="/support/es?view=a&amp;text=%22%3E%3Cb%3E%22&amp;%241=x" lang="es" data-keeps-query="">' +
      `${link('lang="fr"')}<main>${kept}</main>`,
  );
});
