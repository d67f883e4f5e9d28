import { expect, type Locator } from '@playwright/test';

/**
 * Wakes the island of a button or field and waits for it. What is pressed earlier is handed back to the plain HTML after
 * eight seconds, and on a busy machine React takes longer: the form is then sent, and the page left.
 */
export async function wake(element: Locator): Promise<void> {
  // Nothing notices the focus before the script that wakes islands has run.
  await element.page().waitForLoadState();
  await element.blur();
  await element.focus();
  await untilAwake(element);
}

/** For an element whose island something else has woken. */
export async function untilAwake(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isOfReact), 'React handles the element').toBe(true);
}

const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
