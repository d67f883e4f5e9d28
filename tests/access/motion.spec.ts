import { expect } from '@playwright/test';
import { href } from '../../src/site/address.ts';
import { test } from '../support/site.ts';
import { publicPages } from './support/public-pages.ts';

for (const { path } of publicPages) {
  test(`${path} has no motion with prefers-reduced-motion`, async ({ page, allow }) => {
    if (path === '/not_found') allow(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href(path, 'en'));
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    // Elements that scroll into view may start to move.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    expect(await page.evaluate(moving)).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
  });
}

/** Running animations, and transitions that would run on a change. */
function moving(): string[] {
  const running = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
    .map((animation) => `runs: ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`);
  const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
  const ready = [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      return seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01);
    })
    .map((element) => `would: ${element.outerHTML.slice(0, 80)}`);
  return [...running, ...ready];
}
