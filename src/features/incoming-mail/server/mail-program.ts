import { serveJobs } from '#platform/server/limited-process/serve-jobs.ts';
import { type MailSource, parseMail, type ReadMail } from './parse-mail.ts';

export type ParsedMail = { readonly mail: ReadMail } | { readonly unreadable: true };

/** Reads messages in a process of its own: see `mail-parser.ts`. */
serveJobs<MailSource, ParsedMail>(async (source) => {
  try {
    return { mail: await parseMail(source) };
  } catch (error) {
    // A disk that is full or away says nothing about the message.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { unreadable: true };
  }
});
