import { expect, type Page, type TestInfo } from '@playwright/test';
import { axeSource, describeViolation, rules } from '../../support/axe.ts';
import { findProblems } from './find-problems.ts';
import { countLooks } from './looked-at.ts';

const themes = ['light', 'dark'] as const;

/** Every setting of the toolbar, and none. */
const looks = ['none', 'inverted', 'highlight', 'greyscale', 'largeFont'] as const;

/**
 * Checks the screen in both themes and with every setting of the toolbar, without reloading. A problem does not end the
 * test, so that it finds the others too.
 */
export async function examineEveryLook(
  page: Page,
  test: TestInfo,
  { within = 'html' }: { readonly within?: string } = {},
): Promise<void> {
  await page.evaluate(axeSource);
  for (const colorScheme of themes) {
    // Without motion, so that no colour is measured during a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Names and roles do not depend on the theme.
    const options = { within, looks, rules: colorScheme === 'light' ? rules : [] };
    const errors = await page.evaluate(findProblems, options);
    for (const { look, violations, grey } of errors) {
      const found = [...violations.map(describeViolation), ...grey].join('\n\n');
      expect.soft(found, `${page.url()}, ${colorScheme}, ${look}, ${within}`).toBe('');
    }
  }
  countLooks(test, themes.length * looks.length);
}
