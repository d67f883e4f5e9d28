import { backup } from '#features/backup/server/backup.ts';
import { restore } from '#features/backup/server/restore.ts';
import { consent } from '#features/consent/server/command.ts';
import { marketing } from '#features/marketing/server/command.ts';
import { meetings } from '#features/meetings/server/command.ts';
import { missing } from '#features/monitoring/server/command.ts';
import { payments } from '#features/payments/server/command.ts';
import { tickets } from '#features/tickets/server/command.ts';
import type { Command } from '#platform/server/commands/command.ts';
import { outbox } from './outbox.ts';

/** Under the names of their npm scripts. */
const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({ tickets, payments, meetings, outbox, marketing, consent, missing, backup, restore }),
);

export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}

export const commandNames: readonly string[] = [...commands.keys()];
