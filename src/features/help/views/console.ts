import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { HelpView } from './staff/help.tsx';

export const helpScreens = {
  help: { Screen: HelpView },
} satisfies ConsoleScreens;
