import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, dataFolderError, expectSpace, makeDataFolder, restrictToOwner } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { migrationsDir } from './testing-migrations.ts';
import { openEntries } from './testing-open-entries.ts';
import { startScript } from './testing-process.ts';
import { canMountDisks, mountSmallDisk } from './testing-small-disk.ts';

const hasModes = process.platform !== 'win32';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hormiga-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failed = (code: string) => Object.assign(new Error(`${code}: refused`), { code });
const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

describe('DATA_DIR', () => {
  it('is created with its parents, for this user alone, and may already exist', () => {
    const deep = join(folder, 'a', 'b');
    makeDataFolder(deep);
    makeDataFolder(deep);
    if (hasModes) expect([modeOf('a'), modeOf('a', 'b')]).toEqual(['700', '700']);
  });

  it.skipIf(process.platform !== 'linux').each(['/proc/hormiga', '/proc/hormiga/deep', '/sys/hormiga'])(
    'is refused at %s, where Node would retry forever',
    (path) => {
      expect(() => makeDataFolder(path)).toThrow();
    },
  );

  it('is refused if it is a file, or below one', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeDataFolder(join(folder, 'file'))).toThrow('is not a folder');
    expect(() => makeDataFolder(join(folder, 'file', 'below'))).toThrow('ENOTDIR');
  });

  it('is refused if it is a broken link', () => {
    symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));
    expect(() => makeDataFolder(join(folder, 'link'))).toThrow('ENOENT');
  });

  it.each([
    ['ENOSPC', /no space is left on its disk\.\n- Free some space/],
    ['EDQUOT', /no space is left on its disk\.\n- Free some space/],
    ['EROFS', /its file system is read-only\.\n- Mount it so that it can be written to/],
    ['EACCES', /is not allowed to\.\n- Make that user the owner/],
    ['EPERM', /is not allowed to\.\n- Make that user the owner/],
    ['ENOTDIR', /it is a file and not a folder, or lies below one\.\n- Move that file away/],
    ['ENOENT', /it does not exist.*\n- Create it/],
    ['EIO', /EIO: refused\.\n- Let this user write there/],
  ])('a DATA_DIR that fails with %s says why, and what to do', (code, expected) => {
    const { message, name } = dataFolderError(folder, failed(code));
    expect(message).toContain(`DATA_DIR=${folder} cannot be written to: `);
    expect(message).toMatch(expected);
    expect(message).toContain('set DATA_DIR to another folder');
    expect(name).toBe('DataFolderError');
  });

  it('must have the space that a new database needs', () => {
    expect(() => expectSpace(folder, 0, 'nothing')).not.toThrow();
    const most = Number.MAX_SAFE_INTEGER;
    expect(() => expectSpace(folder, most, 'a new database')).toThrow(
      /has \d+ MB left, and a new database needs \d+ MB/,
    );
  });
});

describe.skipIf(!hasModes)('a DATA_DIR that was open to other users', () => {
  function makeOpen(path: string, content?: string): void {
    if (content === undefined) mkdirSync(join(folder, path), { recursive: true });
    else writeFileSync(join(folder, path), content);
    chmodSync(join(folder, path), content === undefined ? 0o755 : 0o644);
  }
  const warnings: string[] = [];
  const closeIt = () => {
    warnings.length = 0;
    restrictToOwner(folder, (text) => warnings.push(text));
    return warnings;
  };
  beforeEach(() => {
    chmodSync(folder, 0o755);
    for (const path of ['database/base/1', 'attachments', 'mail']) makeOpen(path);
    for (const path of ['database', 'database/base']) chmodSync(join(folder, path), 0o755);
    for (const path of ['lock', 'database/PG_VERSION', 'database/base/1/2', 'attachments/a', 'mail/m.eml']) {
      makeOpen(path, 'x');
    }
  });

  it('is closed with everything in it, which is reported once', () => {
    expect(openEntries(folder)).toHaveLength(11);
    expect(closeIt()).toEqual([expect.stringContaining('Other users could read 11 files or folders of DATA_DIR=')]);
    expect(openEntries(folder)).toEqual([]);
    expect([modeOf(), modeOf('database', 'PG_VERSION')]).toEqual(['700', '600']);
    expect(closeIt()).toEqual([]);
  });

  it('has open database files of an older version closed, even if the folder itself is closed', () => {
    for (const path of ['', 'database', 'database/base', 'database/base/1', 'attachments', 'mail']) {
      chmodSync(join(folder, path), 0o700);
    }
    closeIt();
    expect(openEntries(join(folder, 'database'))).toEqual([]);
  });

  it('is left open if it holds files of others, which are not touched', () => {
    makeOpen('notes.txt', 'mine');
    expect(closeIt()).toContainEqual(expect.stringContaining('contains 1 entries'));
    expect([modeOf(), modeOf('notes.txt')]).toEqual(['755', '644']);
    expect(openEntries(join(folder, 'database'))).toEqual([]);
  });

  it('does not follow a link', () => {
    const outside = mkdtempSync(join(tmpdir(), 'hormiga-outside-'));
    chmodSync(outside, 0o755);
    symlinkSync(outside, join(folder, 'mail', 'link'));
    closeIt();
    expect(lstatSync(outside).mode & 0o777).toBe(0o755);
    rmSync(outside, { recursive: true });
  });
});

describe('a new embedded database', () => {
  const title = 'is for this user alone whatever the umask, and starts over if a process was killed while creating one';
  it(title, { tags: 'system', timeout: 120_000 }, async () => {
    mkdirSync(join(folder, 'database.unfinished'));
    writeFileSync(join(folder, 'database.unfinished', 'PG_VERSION'), '17');
    // Without tables, which take as long as everything else.
    const withoutMigrations = mkdtempSync(join(tmpdir(), 'hormiga-migrations-'));
    mkdirSync(join(withoutMigrations, 'meta'));
    writeFileSync(join(withoutMigrations, 'meta', '_journal.json'), '{ "entries": [] }');
    const creating = startScript(`
      import { openDatabase } from './src/platform/database/open-database.ts';
      const database = await openDatabase(${JSON.stringify({ dataDir: folder, migrationsDir: withoutMigrations })});
      await database.db.execute('create table more (id int primary key)');
      console.log('created');
      process.stdin.once('data', () => database.close());
    `);
    await creating.waitForOutput(/created/);
    if (hasModes) expect(openEntries(folder)).toEqual([]);
    creating.child.stdin?.end('close it');
    expect(await creating.ended()).toBe(0);
    if (hasModes) expect(openEntries(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['database']);
    rmSync(withoutMigrations, { recursive: true });
  });

  it.skipIf(!canMountDisks)('a new database on a disk that is too small is refused', async () => {
    const { folder: dataDir } = mountSmallDisk(8);
    const opening = openDatabase({ dataDir, url: undefined, migrationsDir });
    await expect(opening).rejects.toThrow(DataFolderError);
    await expect(opening).rejects.toThrow(/has \d MB left, and a new database needs 64 MB/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
