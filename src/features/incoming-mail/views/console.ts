import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { IncomingView } from './staff/incoming.tsx';

export const incomingMailScreens = {
  incoming: { Screen: IncomingView },
} satisfies ConsoleScreens;
