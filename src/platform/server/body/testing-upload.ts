import { Readable } from 'node:stream';
import { receiveFile, type Upload } from './upload.ts';

/** An upload as it is after it was received. */
export async function testUpload(folder: string, name: string, content: string | Uint8Array): Promise<Upload> {
  const stream = Object.assign(Readable.from([Buffer.from(content)]), { truncated: false });
  const upload = await receiveFile(stream, name, folder);
  if (!upload) throw new Error('It is an empty file without a name');
  return upload;
}
