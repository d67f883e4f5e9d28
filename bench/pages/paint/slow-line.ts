import type { Page } from '@playwright/test';

const megabit = 1_000_000 / 8;

/** A phone far from its mast. The browser holds back every answer; the connection itself it opens at once. */
export const slowLine = { latency: 150, downloadThroughput: 1.6 * megabit, uploadThroughput: 0.75 * megabit } as const;

export const slowProcessor = 4;

export async function slowDown(page: Page, line: typeof slowLine | undefined = slowLine): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
}
