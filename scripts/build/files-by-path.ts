import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a file belongs to. */
export function packageOf(file: string): string {
  const [folder] = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
  if (!folder) throw new Error(`${file} belongs to no package`);
  return folder;
}

/** What a package's code contains if it may read a file by its path, or load one whose name it puts together. */
const signs = /\b(?:__dirname|__filename|createRequire|import\.meta\.(?:url|dirname|filename)|require\.resolve)\b/;

/** The packages with such code, and the files and folders that it reads. */
const known: Readonly<Record<string, readonly string[]>> = {
  '@electric-sql/pglite': ['dist/initdb.wasm', 'dist/pglite.data', 'dist/pglite.wasm'],
  // It asks Node for its own modules.
  fflate: [],
  // The second one is for subset-font, which looks for it here.
  harfbuzzjs: ['dist/harfbuzz.wasm', 'dist/harfbuzz-subset.wasm'],
  'subset-font': [],
  // A document begins with Helvetica, before it is told another font.
  pdfkit: ['js/data/sRGB_IEC61966_2_1.icc', 'js/standard-fonts'],
  // Their worker threads are for logs that are written elsewhere than to the output of the process.
  pino: [],
  'thread-stream': [],
  // It contains its WebAssembly.
  wawoff2: [],
};

/**
 * The files that these modules read by their paths. A package that does so and is not known here is an error, so that a
 * new version of it is looked at before a server lacks a file.
 */
export function filesByPath(modules: readonly string[]): string[] {
  const reading = new Set(modules.filter((file) => signs.test(readFileSync(file, 'utf8'))).map(packageOf));
  return [...reading].flatMap((folder) => {
    const name =
      folder
        .split(/node_modules[\\/]/)
        .at(-1)
        ?.replaceAll('\\', '/') ?? '';
    const files = known[name];
    if (!files) throw new Error(`${name} reads files by their paths: add which ones to scripts/build/files-by-path.ts`);
    return files.flatMap((file) => filesIn(join(folder, file)));
  });
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
