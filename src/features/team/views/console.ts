import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { LogView } from './log.tsx';
import { TeamView } from './members.tsx';
import { SecurityView } from './security.tsx';

export const teamScreens = {
  team: { Screen: TeamView },
  log: { Screen: LogView },
  security: { Screen: SecurityView },
} satisfies ConsoleScreens;
