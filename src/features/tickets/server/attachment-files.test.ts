import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachmentFiles } from './attachments.ts';
import { testAttachments } from './testing-attachments.ts';

describe('attachments on the disk', () => {
  let data = '';
  let folder = '';
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'attachments-'));
    // None of the parent folders has to exist.
    folder = join(data, 'deep', 'attachments');
    return () => rmSync(data, { recursive: true });
  });
  const filesOf = async (...files: Parameters<typeof testAttachments>[1]) =>
    attachmentFiles(await testAttachments(folder, files));

  it('can be read by no other user, in a folder that no other user can open', async () => {
    const saved = await (await filesOf(['a.txt', 'Hola'], ['a.txt', 'Adiós'])).write();
    expect(saved).toMatchObject([
      { name: 'a.txt', type: 'text/plain', bytes: 4 },
      { name: 'a.txt', type: 'text/plain', bytes: 6 },
    ]);
    expect(saved.map(({ id }) => readFileSync(join(folder, id), 'utf8'))).toEqual(['Hola', 'Adiós']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(saved.map(({ id }) => statSync(join(folder, id)).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('need no folder if nothing is attached', async () => {
    expect(await attachmentFiles([]).write()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it('are removed, and no other files, when the ticket is not saved after all', async () => {
    await (await filesOf(['other.txt', 'Otro'])).write();
    const files = await filesOf(['a.txt', 'Hola'], ['b.txt', 'Adiós']);
    expect(files.isWritten()).toBe(false);
    await files.write();
    expect(files.isWritten()).toBe(true);
    expect(readdirSync(folder)).toHaveLength(3);
    await files.remove();
    expect(readdirSync(folder).map((id) => readFileSync(join(folder, id), 'utf8'))).toEqual(['Otro']);
  });

  it('are not part of a ticket if one of them could not be written', async () => {
    const [whole] = await testAttachments(folder, [['a.txt', 'Hola']]);
    const full = new Error('ENOSPC');
    const files = attachmentFiles(whole ? [{ ...whole, failure: full }] : []);
    await expect(files.write()).rejects.toBe(full);
    expect(files.isWritten()).toBe(false);
  });
});
