import type { TestInfo } from '@playwright/test';

/** Under this name a test leaves how many combinations of page, language, theme and look it has examined. */
export const lookedAt = 'looked at';

export function countLooks(test: TestInfo, looks: number): void {
  test.annotations.push({ type: lookedAt, description: String(looks) });
}
