import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Language } from '../../src/site/languages.ts';

/** The minified file, because it is sent to the browser for every page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and axe's best practices. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Measuring colours takes a third of the time, and is not needed twice in one theme; `only`: checks only colours. */
  readonly colours?: boolean | 'only';
}

/** Fails with a readable list if axe finds anything on the page, or within a part of it. */
export async function axe(page: Page, within = 'html', { colours = true }: Options = {}): Promise<void> {
  await page.evaluate(untilTransitionsEnd);
  // Evaluated, because the Content-Security-Policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ({ within, rules, colours }) =>
      (window as unknown as { axe: typeof axeCore }).axe.run(within, {
        runOnly: colours === 'only' ? { type: 'rule', values: ['color-contrast'] } : rules,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: Boolean(colours) } },
      }),
    { within, rules, colours },
  );
  expect(violations.map(describeViolation).join('\n\n'), `Accessibility of ${page.url()}`).toBe('');
}

/**
 * Content of every language is checked in the light theme in English, and in the dark theme in Spanish.
 * `npm run check:access` checks every language in both themes.
 */
export async function axeInTheme(page: Page, within: string, language: Language): Promise<void> {
  const schemes: Partial<Record<Language, 'light' | 'dark'>> = { en: 'light', es: 'dark' };
  const colorScheme = schemes[language];
  if (!colorScheme) return;
  await page.emulateMedia({ colorScheme });
  await axe(page, within);
}

/** Waits, because colours are not final during a change of theme. */
async function untilTransitionsEnd(): Promise<void> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

export function describeViolation({ id, impact, help, helpUrl, nodes }: axeCore.Result): string {
  const places = nodes.map(({ target, failureSummary }) => {
    const what = failureSummary?.replaceAll('\n', '\n    ') ?? '';
    return `  at ${target.join(' ')}\n    ${what}`;
  });
  return [`${id} (${impact}): ${help}`, ...places, `  ${helpUrl}`].join('\n');
}
