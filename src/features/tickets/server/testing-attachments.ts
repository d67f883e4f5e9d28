import { testUpload } from '#platform/server/body/testing-upload.ts';
import { mailAttachment, type ReadAttachment } from './attachments.ts';

/** Attachments as they are after an upload or in a mail, whatever they contain. */
export async function testAttachments(
  folder: string,
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Promise<readonly ReadAttachment[]> {
  return Promise.all(files.map(async ([name, content]) => mailAttachment(await testUpload(folder, name, content))));
}
