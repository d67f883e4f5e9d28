import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import type { Command } from './command.ts';
import { consent } from './consent.ts';
import { marketing } from './marketing/marketing.ts';
import { meetings } from './meetings/meetings.ts';
import { missing } from './missing.ts';
import { outbox } from './outbox/outbox.ts';
import { payments } from './payments/payments.ts';
import { tickets } from './tickets/tickets.ts';

/** Under the names that their npm scripts have. */
const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ tickets, payments, meetings, outbox, marketing, consent, missing, backup, restore }),
);

export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}

export const commandNames: readonly string[] = [...commands.keys()];
