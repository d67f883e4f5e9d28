// @ts-check

/**
 * The layers, and what each may import besides itself. Imports run one way: from what a visitor sees
 * down to what everything shares. Nobody imports pages or documents.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layers = {
  pages: ['components', 'ui', 'islands', 'contracts', 'site', 'content'],
  components: ['ui', 'islands', 'contracts', 'site', 'content'],
  islands: ['ui', 'contracts', 'site', 'content'],
  // `components/ui`, a layer within the layer: buttons and fields, which a form needs in the browser too.
  ui: ['site'],
  server: ['contracts', 'database', 'site', 'content'],
  // Of the components it takes the shapes of the tiles alone: paper knows no style sheets.
  documents: ['components', 'site', 'content'],
  contracts: ['site'],
  // Routes and languages name the brand, words name languages: the two describe the site together.
  site: ['content'],
  content: ['site'],
  database: [],
  // From outside, as a visitor: tests and benches know addresses, words and calls, and no code behind them.
  // But for what the tests of the database bring along: an empty one to start on, a PostgreSQL, a free port.
  tests: ['bench', 'database', 'contracts', 'site', 'content'],
  // Hostile clients are tried on the server's own modules, without a browser.
  hostile: ['tests', 'server', 'database', 'contracts', 'site', 'content'],
  // And for the steps of the commands that bring what they measure with: a browser, a tool.
  bench: ['tests', 'scripts', 'database', 'contracts', 'site', 'content'],
  scripts: ['site', 'content'],
};
