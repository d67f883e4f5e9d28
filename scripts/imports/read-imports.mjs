// @ts-check
import { parseSync, Visitor } from 'vite';

/** @typedef {{ address: string, line: number }} Import */

/**
 * Every module a file names: imports, re-exports, `import('…')`, and types taken by `import('…').Name`.
 * @param {string} path
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(path, source) {
  const { module, program } = parseSync(path, source);
  /** @type {{ value: string, start: number }[]} */
  const found = module.staticImports.map(({ moduleRequest }) => moduleRequest);
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) found.push(moduleRequest);
  }
  new Visitor({
    ImportExpression: ({ source: from }) => {
      if (from.type === 'Literal') found.push({ value: String(from.value), start: from.start });
    },
    TSImportType: ({ source: from }) => found.push(from),
  }).visit(program);
  const imports = found.map(({ value, start }) => ({
    address: value,
    line: source.slice(0, start).split('\n').length,
  }));
  return imports.sort((one, other) => one.line - other.line);
}
