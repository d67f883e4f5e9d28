import type { BrowserContextOptions } from '@playwright/test';
import { visitor } from '../../tests/support/visitor.ts';

/** The phone that Lighthouse takes for a middling one. Who holds it has answered no question yet. */
export const phone = {
  ...visitor,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
