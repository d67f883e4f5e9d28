import { expect, type Page } from '@playwright/test';
import { localeOf } from '../../src/site/languages.ts';
import { axe } from './axe.ts';
import { markNewParts, newPart } from './new-parts.ts';
import { removeShell } from './remove-shell.ts';

const desktop = { width: 1280, height: 720 };
const smallest = { width: 320, height: 640 };

/** The parts that this worker has already checked. */
const examined = new Set<number>();

interface Options {
  /** Includes the shell, which takes axe four times as long as most content. */
  readonly shell?: boolean;
  /** A page for developers, which need not fit the smallest screen. */
  readonly isForDevelopers?: boolean | undefined;
  /** Leaves the colours of the dark theme to `npm run check:access`. */
  readonly onlyLight?: boolean;
}

/**
 * Checks a page in French, which has the longest words: that it fits the smallest screen, and with axe every part that is
 * new on this page, completely in the light theme, and its colours in the dark one. `npm run check:access` checks every
 * page in every language, theme and look.
 */
export async function examinePage(
  page: Page,
  address: string,
  { shell = false, isForDevelopers = false, onlyLight = false }: Options = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(smallest);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(readHead)).toEqual({ lang: localeOf('fr'), headings: 1 });
  if (!isForDevelopers) {
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(overflowWhenDoubled), 'with text at 200 %').toBeLessThanOrEqual(0);
  }
  if (!shell) await page.evaluate(removeShell);
  await page.setViewportSize(desktop);
  if ((await markNewParts(page, examined)) === 0) return;
  await axe(page, newPart);
  if (onlyLight) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, newPart, { colours: 'only' });
}

const readHead = () => ({
  lang: document.documentElement.lang,
  headings: document.querySelectorAll('h1').length,
});

const overflow = () => document.documentElement.scrollWidth - innerWidth;

/** Includes the shell, because a regional home names its country in it. */
const overflowWhenDoubled = () => {
  const { style } = document.documentElement;
  style.setProperty('font-size', '200%');
  const over = document.documentElement.scrollWidth - innerWidth;
  style.removeProperty('font-size');
  return over;
};
