import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeSafely } from '../write-safely.ts';
import { composeMail } from './compose-mail.ts';
import { MailFailure } from './mail-failure.ts';
import { mailFileName } from './mail-folder.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Mailbox } from './mailbox.ts';

/** For a site without a mail server: a file a message, as any mail program can open it. */
export function folderTransport(folder: string, from: Mailbox): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, attachment) {
      const { message } = await transport.sendMail(composeMail(mail, from, attachment));
      if (!Buffer.isBuffer(message)) throw new MailFailure('the message could not be written');
      // Only for the site's own user: these are letters.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, mailFileName(mail)), message);
    },
  };
}

/** Whoever looks into the folder sees all of a file or none of it, even after a power cut. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await writeSafely(unfinished, content, 'w');
    await rename(unfinished, path);
  } catch (error) {
    // On a disk that is full, half a letter would only be in the way.
    await rm(unfinished, { force: true });
    throw error;
  }
}
