import { testUpload } from '#platform/server/body/testing-upload.ts';
import { type ReadAttachment, readAttachments } from './attachments.ts';

/** Attachments as they are after an upload. */
export async function testAttachments(
  folder: string,
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Promise<readonly ReadAttachment[]> {
  const uploads = await Promise.all(files.map(([name, content]) => testUpload(folder, name, content)));
  const read = readAttachments(uploads);
  if ('problem' in read) throw new Error(`These files may not be attached: ${read.problem}`);
  return read.attachments;
}
