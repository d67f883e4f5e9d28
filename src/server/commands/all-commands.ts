import type { Command } from './command.ts';
import { consent } from './consent.ts';
import { marketing } from './marketing/marketing.ts';
import { missing } from './missing.ts';
import { outbox } from './outbox/outbox.ts';

/** Under the names that their npm scripts have. */
const commands: ReadonlyMap<string, Command> = new Map(Object.entries({ marketing, consent, missing, outbox }));

export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}

export const commandNames: readonly string[] = [...commands.keys()];
