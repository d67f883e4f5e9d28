// @module-tag servers
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleServer } from './testing-bundle.ts';

const imported = /^(?:import|export) (?:[^"]*? from )?"([^"]+)";|\bimport\("([^"]+)"\)/gm;

/** The packages that a program loads, now or later, and its own files. */
function loadedBy(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, always, later = ''] of code.matchAll(imported)) {
    const name = always ?? later;
    if (name.startsWith('./')) loadedBy(folder, name.slice(2), seen);
    else seen.add(name);
  }
  return seen;
}

const drawing = ['pdfkit', 'fontkit', 'bidi-js', 'subset-font', 'harfbuzzjs'];
const serving = ['main.mjs', 'command.mjs', 'hono', 'pg', 'drizzle-orm', 'better-auth', 'nodemailer'];

describe('the programs of the server', async () => {
  const { folder } = await bundleServer();
  const loaded = (name: string) => [...loadedBy(folder, `${name}.mjs`)];

  it.each(['main', 'command'])('%s does not load what draws documents', (name) => {
    expect(loaded(name)).toEqual(expect.arrayContaining(['drizzle-orm']));
    expect(loaded(name).filter((one) => drawing.includes(one))).toEqual([]);
  });

  it('documents loads that, and nothing of the server', () => {
    expect(loaded('documents')).toEqual(expect.arrayContaining(drawing));
    expect(loaded('documents').filter((one) => serving.includes(one))).toEqual([]);
  });

  it.each([
    ['documents', './documents.mjs'],
    ['mail-program', './mail-program.mjs'],
  ])('%s is beside whatever file of the server starts it', (name, address) => {
    expect(readFileSync(join(folder, `${name}.mjs`), 'utf8')).not.toBe('');
    const starting = loaded('main').filter((file) => file.endsWith('.mjs'));
    const named = starting.filter((file) => readFileSync(join(folder, file), 'utf8').includes(`"${address}"`));
    expect(named).toHaveLength(1);
    expect(named[0]).not.toContain('/');
  });
});
