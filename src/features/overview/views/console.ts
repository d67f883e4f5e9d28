import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { OverviewView } from './overview.tsx';

export const overviewScreens = {
  overview: { Screen: OverviewView },
} satisfies ConsoleScreens;
