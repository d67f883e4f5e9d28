// @module-tag servers
// @module-tag system
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realServers } from '#app/testing-real-server.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { openEntries } from '../../database/testing-open-entries.ts';
import { unpackEmptyPglite } from '../../database/testing-pglite.ts';
import { canMountDisks, mountSmallDisk } from '../../database/testing-small-disk.ts';

const { makeData, startSite } = realServers({ LOG_LEVEL: 'warn' });

const sendTicket = (url: string) =>
  fetch(url + createTicket.path, {
    method: 'POST',
    body: ticketForm({ request_id: randomUUID(), attachments: [new File(['Hola'], 'a.txt')] }),
  });

/** Left behind by older versions or made by hand: open to every user. */
function openToAll(path: string): void {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  chmodSync(path, 0o755);
}

const { platform } = process;

describe('DATA_DIR of a running site', { timeout: 120_000 }, () => {
  it.skipIf(platform === 'win32')('is readable by its own user alone, whatever its mode was before', async () => {
    const { dataDir, env } = await makeData('embedded');
    for (const name of ['attachments', 'mail']) {
      mkdirSync(join(dataDir, name));
      writeFileSync(join(dataDir, name, 'old'), 'x');
    }
    openToAll(dataDir);
    const { site, url } = await startSite(env);
    expect((await sendTicket(url)).status).toBe(200);
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(mails).toHaveLength(2);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(readdirSync(join(dataDir, 'attachments'))).toHaveLength(2);
    expect(readdirSync(dataDir).sort()).toEqual(['attachments', 'control.sock', 'database', 'lock', 'mail']);
    expect(openEntries(dataDir)).toEqual([]);
    expect(site.output().match(/Other users could read \d+ files or folders/g)).toHaveLength(1);
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);
    expect(openEntries(dataDir)).toEqual([]);
  });

  it.skipIf(!canMountDisks)(
    'makes the site not ready while its disk is full, and ready again without a restart',
    async () => {
      const disk = mountSmallDisk(96);
      const dataDir = join(disk.folder, 'data');
      await unpackEmptyPglite(dataDir);
      const { site, url } = await startSite({ DATA_DIR: dataDir });
      const ready = async () => (await fetch(`${url}/readyz`)).status;
      expect(await ready()).toBe(200);
      disk.fill();
      await expect.poll(ready).toBe(503);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await sendTicket(url)).status).toBe(503);
      disk.empty();
      await expect.poll(ready).toBe(200);
      expect((await sendTicket(url)).status).toBe(200);
      site.child.kill('SIGTERM');
      expect(await site.ended()).toBe(0);

      disk.fill();
      await expect(startSite({ DATA_DIR: dataDir })).rejects.toThrow(
        /ended with 1:[\s\S]*no space is left on its disk/,
      );
      disk.empty();
      // Nothing blocks the next start.
      expect(readdirSync(dataDir).filter((name) => name.startsWith('lock'))).toEqual([]);
      const again = await startSite({ DATA_DIR: dataDir });
      expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
      again.site.child.kill('SIGTERM');
      expect(await again.site.ended()).toBe(0);
    },
  );
});

describe('a site with an unusable DATA_DIR', { timeout: 120_000 }, () => {
  const file = join(mkdtempSync(join(tmpdir(), 'hormiga-no-data-')), 'file');
  writeFileSync(file, '');
  const places: readonly (readonly [place: string, reason: string])[] = [
    [file, 'it is a file and not a folder'],
    [join(file, 'below'), 'it is a file and not a folder, or lies below one'],
    ...(platform === 'linux'
      ? ([
          ['/proc/hormiga', 'it does not exist, and the system does not let it be created'],
          ['/proc/hormiga/deep', 'it does not exist, and the system does not let it be created'],
        ] as const)
      : []),
  ];

  it.each(places)('does not start at %s, and says why', async (place, reason) => {
    const starting = startSite({ DATA_DIR: place });
    await expect(starting).rejects.toThrow(/ended with 1:[\s\S]*The site cannot start/);
    await expect(starting).rejects.toThrow(`DATA_DIR=${place} cannot be written to: ${reason}`);
    await expect(starting).rejects.toThrow('set DATA_DIR to another folder');
  });

  it('does not start with PostgreSQL either, since attachments are stored there', async () => {
    const { env } = await makeData('postgres');
    await expect(startSite({ ...env, DATA_DIR: file })).rejects.toThrow(
      /ended with 1:[\s\S]*it is a file and not a folder/,
    );
  });

  it.skipIf(!canMountDisks)('does not start on a read-only disk, with or without data', async () => {
    const disk = mountSmallDisk(96);
    const dataDir = join(disk.folder, 'data');
    await unpackEmptyPglite(dataDir);
    disk.makeReadOnly();
    for (const place of [dataDir, join(disk.folder, 'other')]) {
      await expect(startSite({ DATA_DIR: place })).rejects.toThrow(/ended with 1:[\s\S]*its file system is read-only/);
    }
    expect(existsSync(join(disk.folder, 'other'))).toBe(false);
  });

  it('leaves no file behind', () => {
    expect(readdirSync(join(file, '..'))).toEqual(['file']);
    rmSync(join(file, '..'), { recursive: true });
  });
});
