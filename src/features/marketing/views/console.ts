import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { MarketingView } from './staff/marketing.tsx';

export const marketingScreens = {
  marketing: { Screen: MarketingView },
} satisfies ConsoleScreens;
