import { expect, test } from 'vitest';
import { readImports } from './read-imports.mjs';

test('finds every way to name a module, with its line, and nothing in comments, texts or JSX', () => {
  const source = [
    "import type { A } from './a.ts';",
    "// import b from './b.ts'",
    "export * from './c.ts';",
    "const d = () => import('./d.ts');",
    "import './e.css';",
    "type F = import('./f.ts').F;",
    'const text = "import g from \'./g.ts\'";',
    "const jsx = <p>import('./h.ts')</p>;",
    "export { i } from './i.ts';",
  ].join('\n');
  expect(readImports('file.tsx', source)).toEqual([
    { address: './a.ts', line: 1 },
    { address: './c.ts', line: 3 },
    { address: './d.ts', line: 4 },
    { address: './e.css', line: 5 },
    { address: './f.ts', line: 6 },
    { address: './i.ts', line: 9 },
  ]);
});
