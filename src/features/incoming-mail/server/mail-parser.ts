import { createLimitedProcess } from '#platform/server/limited-process/limited-process.ts';
import { msPerMinute } from '#site/durations.ts';
import { type HandleDeps, MailUnreadable, ParsingStopped } from './handled-mail.ts';
import type { ParsedMail } from './mail-program.ts';
import type { MailSource } from './parse-mail.ts';

interface MailParser {
  readonly parse: HandleDeps['parse'];
  close(): Promise<void>;
}

/** A message of 36 MB takes about a second, the slowest that could be written three. */
const limits = {
  processorMs: 20_000,
  memoryMb: 700,
  idleMs: msPerMinute,
  // Less than a server may claim a message for.
  longestMs: 4 * msPerMinute,
  waiting: 20,
  niceness: 10,
} as const;

const isSource = import.meta.url.endsWith('.ts');
const builtProgram = new URL(isSource ? './mail-program.ts' : './mail-program.mjs', import.meta.url);

/** Reads messages outside of the server: whatever strangers send, no visitor waits for it. */
export function createMailParser(program = builtProgram): MailParser {
  const reading = createLimitedProcess<MailSource, ParsedMail>(program, limits);
  return {
    async parse(source) {
      const outcome = await reading.run(source);
      if (outcome.kind === 'overBudget' || outcome.kind === 'crashed') throw new ParsingStopped(outcome.kind);
      if (outcome.kind !== 'done') throw new Error(`A message was not read: ${outcome.kind}`);
      if ('unreadable' in outcome.result) throw new MailUnreadable();
      return outcome.result.mail;
    },
    close: reading.close,
  };
}
