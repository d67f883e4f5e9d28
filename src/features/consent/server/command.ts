import { z } from 'zod';
import { type Command, CommandError, textTable } from '#platform/server/commands/command.ts';
import { type ConsentReceipt, listReceipts } from './store.ts';

const example = '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61';

const help = `Shows what a visitor answered to the cookie banner, the oldest answer first. Both ids of an answer are only
known to the visitor's browser, so a person who requests proof has to provide one of them.

  npm run consent -- <visitor>    every answer of a visitor
  npm run consent -- <receipt>    one answer

Example
  npm run consent -- ${example}`;

export const consent: Command = {
  help,
  async run(args, output, { db }) {
    const [id] = args;
    if (!z.uuid().safeParse(id).success || id === undefined || args.length > 1) {
      throw new CommandError(`Give one id of a visitor or of a receipt, for example: npm run consent -- ${example}`);
    }
    const receipts = await listReceipts(db, id);
    output(receipts.length === 0 ? 'There is no receipt with that id.' : table(receipts));
  },
};

function table(receipts: readonly ConsentReceipt[]): string {
  const cells = receipts.map(({ at, purposes, version, language, id, visitor }) => {
    return [at.toISOString(), purposes.join(', ') || 'only what is necessary', version, language, id, visitor];
  });
  return textTable(['when', 'agreed to', 'text', 'language', 'receipt', 'visitor'], cells);
}
