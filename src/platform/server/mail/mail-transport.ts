import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailFileName, writeSafely } from '../data-folders.ts';
import { limits } from '../security/limits.ts';
import { withTimeout } from '../timing.ts';
import { composeMail, MailFailure, type MailFiles, type OutgoingMail } from './compose-mail.ts';
import type { Mailbox } from './mailbox.ts';

/** Sends mail. Several sends may run concurrently. */
export interface MailTransport {
  /** Resolves when the message has been handed over; rejects if that is not certain. */
  send(mail: OutgoingMail, files?: MailFiles): Promise<void>;
}

/** For a site without a mail server: one file per message, which any mail program can open. */
export function folderTransport(folder: string, from: Mailbox): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, files) {
      const { message } = await transport.sendMail(composeMail(mail, from, files));
      if (!Buffer.isBuffer(message)) throw new MailFailure('the message could not be written');
      // Only readable by the site's own user, because mail is private.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, mailFileName(mail)), message);
    },
  };
}

/** A reader of the folder sees a complete file or none, even after a power cut. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await writeSafely(unfinished, content, 'w');
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk, half a message would only be in the way.
    await rm(unfinished, { force: true });
    throw error;
  }
}

interface SmtpTransport extends MailTransport {
  /** Resolves when the server is reachable and accepts user and password; rejects if not. Sends nothing. */
  verify(): Promise<void>;
}

/** Sends each mail to the server at `url`, over a separate connection. */
export function smtpTransport(url: string, from: Mailbox, patience: SmtpPatience = limits.smtp): SmtpTransport {
  const { connect, silence, whole } = patience;
  const transport = createTransport({
    url,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    // Its log would contain addresses.
    logger: false,
  });
  return {
    async send(mail, files) {
      const sent = transport.sendMail(composeMail(mail, from, files));
      await withTimeout(whole, sent, tookTooLong);
    },
    async verify() {
      await withTimeout(whole, transport.verify(), tookTooLong);
    },
  };
}

const tookTooLong = () => new MailFailure('the mail server took too long');

/** Milliseconds: for connecting, for silence, and for the whole message, however slow the server is. */
export type SmtpPatience = Readonly<Record<'connect' | 'silence' | 'whole', number>>;
