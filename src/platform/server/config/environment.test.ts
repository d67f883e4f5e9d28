import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from './config.ts';
import { loadEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const base = file('base.env', '# A comment\nPORT=1\nHOST=127.0.0.1\nMAIL_FROM="Hormiga <a@x.example>"\n');
const own = file('own.env', 'PORT=2\n');

describe('--env-file', () => {
  it('can be repeated, at any position, and leaves the other arguments', () => {
    const env: Record<string, string | undefined> = {};
    const loaded = loadEnvironment(['--env-file', base, 'backup', `--env-file=${own}`, 'folder', '--replace'], env);
    expect(loaded.args).toEqual(['backup', 'folder', '--replace']);
    expect(loaded.files.map(({ path }) => path)).toEqual(expect.arrayContaining([base, own]));
    expect(env).toMatchObject({ PORT: '2', HOST: '127.0.0.1', MAIL_FROM: 'Hormiga <a@x.example>' });
  });

  it('never overrides the environment, not even an empty variable', () => {
    const env = { PORT: '3', HOST: '' };
    loadEnvironment(['--env-file', base], env);
    expect(env).toMatchObject({ PORT: '3', HOST: '' });
  });

  it.each([
    [['--env-file'], /must name a file/],
    [['--env-file='], /must name a file/],
    [['--env-file', join(folder, 'nowhere.env')], /nowhere\.env cannot be read: it does not exist/],
    [['--env-file', folder], /cannot be read: EISDIR/],
  ])('%j is refused with a clear message', (args, message) => {
    expect(() => loadEnvironment(args, {})).toThrow(ConfigurationError);
    expect(() => loadEnvironment(args, {})).toThrow(message);
  });

  it('sets nothing if one of several files cannot be read', () => {
    const env = {};
    mkdirSync(join(folder, 'sub'));
    expect(() => loadEnvironment(['--env-file', base, '--env-file', join(folder, 'sub')], env)).toThrow();
    expect(env).toEqual({});
  });
});
