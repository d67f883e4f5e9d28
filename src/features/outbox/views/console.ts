import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { OutboxView } from './outbox.tsx';

export const outboxScreens = {
  outbox: { Screen: OutboxView },
} satisfies ConsoleScreens;
