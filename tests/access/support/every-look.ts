import { expect, type Page, type TestInfo } from '@playwright/test';
import { axeSource, describeViolation, rules } from '../../support/axe.ts';
import { findProblems } from './find-faults.ts';
import { countLooks } from './looked-at.ts';

const themes = ['light', 'dark'] as const;

/** What the toolbar can do to a page, and nothing of it. */
const looks = ['none', 'inverted', 'highlight', 'greyscale', 'largeFont'] as const;

/**
 * Examines what is on the screen in both themes and with every switch of the toolbar, without loading it again. A fault
 * does not end the test: the others are to be found, too.
 */
export async function examineEveryLook(
  page: Page,
  test: TestInfo,
  { within = 'html' }: { readonly within?: string } = {},
): Promise<void> {
  await page.evaluate(axeSource);
  for (const colorScheme of themes) {
    // Nothing moves, so that no colour is measured half way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Names and roles do not depend on the theme.
    const wanted = { within, looks, rules: colorScheme === 'light' ? rules : [] };
    const errors = await page.evaluate(findProblems, wanted);
    for (const { look, violations, grey } of errors) {
      const found = [...violations.map(describeViolation), ...grey].join('\n\n');
      expect.soft(found, `${page.url()}, ${colorScheme}, ${look}, ${within}`).toBe('');
    }
  }
  countLooks(test, themes.length * looks.length);
}
