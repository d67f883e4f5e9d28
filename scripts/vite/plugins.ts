import { createHash } from 'node:crypto';
import { type BuildOptions, build, type Plugin } from 'vite';

const source = 'src/app/browser/first-paint.ts';
const module = 'virtual:first-paint';
const developmentUrl = '/@first-paint.js';

/**
 * Vite makes module scripts, which run after the first paint. The settings that must apply before it need a classic,
 * blocking script: this plugin builds that one file and `virtual:first-paint` names it.
 */
export function firstPaint(): Plugin {
  let script: Promise<{ code: string; url: string }> | undefined;
  let isServe = false;
  return {
    name: 'first-paint',
    config(_, { command }) {
      isServe = command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(developmentUrl, async (_, response) => {
        const { code } = await bundle();
        response.setHeader('content-type', 'text/javascript').end(code);
      });
    },
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    async load(id) {
      if (id !== `\0${module}`) return;
      script ??= bundle();
      const url = isServe ? developmentUrl : (await script).url;
      return `export default ${JSON.stringify(url)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      script ??= bundle();
      const { code, url } = await script;
      this.emitFile({ type: 'asset', fileName: url.slice(1), source: code });
    },
  };
}

async function bundle(): Promise<{ code: string; url: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'firstPaint' } },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined;
  const code = output?.[0].code;
  if (!code) throw new Error(`Bundling ${source} produced no script`);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { code, url: `/assets/first-paint.${hash}.js` };
}

const helper = /^import \{ \w+ as __vitePreload \} from .*;\n/m;
const wrapped = /__vitePreload\(\(\) => (import\([\s\S]*?), __VITE_PRELOAD__\)/g;

/**
 * Vite wraps every dynamic import in code that loads the chunk's style sheet first. An island's styles are always
 * loaded already, because the page that places it imports it, so the import alone is enough.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'post',
    renderChunk(code) {
      if (!helper.test(code)) return;
      const plain = code.replace(wrapped, '($1)').replace(helper, '');
      // For example after `const { one } = await import()`, which Vite writes in another way.
      if (plain.includes('__vitePreload')) this.error('A dynamic import has a form that plain-imports does not know');
      return { code: plain, map: null };
    },
  };
}

/**
 * The programs that the server runs: readable code for Node, beside the built pages. Packages stay in node_modules.
 */
export const nodeProgram = {
  ssr: true,
  outDir: 'dist/server-app',
  // The programs are built one after the other into the same folder.
  emptyOutDir: false,
  target: 'node20',
  sourcemap: true,
  minify: false,
} satisfies BuildOptions;

/** Node keeps the maps in memory: with the sources in them, 8 MB that only the first error of a process would show. */
export const sourcemapExcludeSources = true;
