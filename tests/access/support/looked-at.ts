import type { TestInfo } from '@playwright/test';

/** The annotation with the number of combinations of page, language, theme and look that a test has checked. */
export const lookedAt = 'looked at';

export function countLooks(test: TestInfo, looks: number): void {
  test.annotations.push({ type: lookedAt, description: String(looks) });
}
