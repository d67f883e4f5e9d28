import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { attachmentFiles } from './attachment-files.ts';

const text = (name: string, content: string) =>
  ({ name, type: 'text/plain', content: new TextEncoder().encode(content) }) as const;

describe('attachments on the disk', () => {
  let data = '';
  let folder = '';
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'attachments-'));
    // None of the folders above it need be there.
    folder = join(data, 'deep', 'attachments');
    return () => rmSync(data, { recursive: true });
  });

  it('are read by nobody else, in a folder that nobody else opens', async () => {
    const kept = await attachmentFiles(folder, [text('a.txt', 'Hola'), text('a.txt', 'Adiós')]).write();
    expect(kept).toMatchObject([
      { name: 'a.txt', type: 'text/plain', bytes: 4 },
      { name: 'a.txt', type: 'text/plain', bytes: 6 },
    ]);
    expect(kept.map(({ id }) => readFileSync(join(folder, id), 'utf8'))).toEqual(['Hola', 'Adiós']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(kept.map(({ id }) => statSync(join(folder, id)).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('need no folder where nothing is attached', async () => {
    expect(await attachmentFiles(folder, []).write()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it('are gone, and only they, when the ticket is not kept after all; also those never written', async () => {
    await attachmentFiles(folder, [text('other.txt', 'Otro')]).write();
    const files = attachmentFiles(folder, [text('a.txt', 'Hola'), text('b.txt', 'Adiós')]);
    await files.remove();
    await files.write();
    expect(readdirSync(folder)).toHaveLength(3);
    await files.remove();
    expect(readdirSync(folder).map((id) => readFileSync(join(folder, id), 'utf8'))).toEqual(['Otro']);
  });
});
