import { expect, type Locator, type Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  /** Nothing has the focus: the next Tab starts at the top. */
  readonly lost: boolean;
  /** A ring or another indicator around the element or its container. */
  readonly shown: boolean;
  /** At least a part of it is visible and not covered. */
  readonly inSight: boolean;
  readonly inOrder: boolean;
}

/** Presses Tab until the target has the focus, and checks that the focus is visible at each stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 120): Promise<void> {
  // An address changes before its page is there to be walked through.
  await page.waitForLoadState();
  await page.evaluate(forgetStop);
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop, key === 'Tab');
    expect(stop, `${key}, stop ${count + 1}: ${stop.name}`).toMatchObject({
      lost: false,
      shown: true,
      inSight: true,
      inOrder: true,
    });
    if (await isFocused(target)) return;
  }
  throw new Error(`${most} times ${key} did not lead to ${target}`);
}

/** Tabs to the target and presses a key, by default Enter. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the target and types a text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects the focus to be visible and on the target. */
export async function expectFocusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await page.evaluate(forgetStop);
  await expect.poll(() => page.evaluate(readStop, true)).toMatchObject({ lost: false, inSight: true });
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

function forgetStop(): void {
  Reflect.deleteProperty(window, 'lastStop');
}

function readStop(forwards: boolean): Stop {
  const element = document.activeElement;
  if (!element || element === document.body)
    return { name: 'body', lost: true, shown: false, inSight: false, inOrder: false };
  // Inside a frame, the focused element is in the frame's document.
  const isFrame = element instanceof HTMLIFrameElement;
  const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('px 0px 0px');
  // A link that covers a whole card has its focus ring around the card.
  const isDrawn = (one: Element | null) =>
    one !== null && [null, '::after', '::before'].some((part) => isRing(getComputedStyle(one, part)));
  const label = 'labels' in element ? ((element.labels as NodeListOf<HTMLElement> | null)?.[0] ?? null) : null;
  const shown = isFrame || [element, label, element.nextElementSibling, element.parentElement].some(isDrawn);

  // A checkbox drawn by its label has the label's size.
  const own = element.getBoundingClientRect();
  const box = own.width < 8 && label ? label.getBoundingClientRect() : own;
  const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
  const inSight = places.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (element.contains(top) || label?.contains(top) || top.contains(element));
  });

  const last: { element: Element; top: number; bottom: number; left: number; right: number } | undefined = Reflect.get(
    window,
    'lastStop',
  );
  const now = {
    element,
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left: box.left,
    right: box.right,
  };
  Reflect.set(window, 'lastStop', now);
  const modal = document.querySelector('dialog:modal');
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  // In a dialog that traps the focus, the first stop follows the last.
  const inDocument = !last?.element.isConnected || modal !== null || follows(last.element, element) === forwards;
  const isFixed = (one: Element) => one.closest('aside, header, dialog, [popover]') !== null;
  const sameColumn = last && now.left < last.right && last.left < now.right;
  const isAgainst = last && (forwards ? now.bottom <= last.top - 4 : now.top >= last.bottom + 4);
  const onScreen = !last || isFixed(element) || isFixed(last.element) || !(sameColumn && isAgainst);
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  return { name, lost: false, shown, inSight, inOrder: inDocument && onScreen };
}
