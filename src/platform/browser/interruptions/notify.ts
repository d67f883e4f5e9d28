import { withData, withDataValue } from '#platform/page/data-attributes.ts';
import { toastsId } from '#site/dialogs.ts';
import { announce } from '../announce.ts';
import { returnFocus } from '../focus.ts';
import { interrupt } from './interrupt.ts';

/** Long enough to read it, and to reach it with a pointer. */
const stay = 6_000;

/**
 * Shows the result of what the visitor did, for a while. The page has one toast of each tone ready, that of an error
 * with its title. An error is shown immediately, even beside the open panel that it came from.
 */
export function notify(text: string, tone: 'success' | 'error'): void {
  const stack = document.getElementById(toastsId);
  const template = stack?.querySelector<HTMLTemplateElement>(withDataValue('tone', tone));
  if (!stack || !template) return;
  interrupt({ kind: 'notice', isAnswer: tone === 'error', show: () => showToast(stack, template, text) });
}

async function showToast(stack: HTMLElement, template: HTMLTemplateElement, text: string): Promise<void> {
  const toast = template.content.firstElementChild?.cloneNode(true);
  const place = toast instanceof HTMLElement ? toast.querySelector(withDataValue('fill', 'text')) : undefined;
  if (!(toast instanceof HTMLElement) || !place) return;
  place.textContent = text;
  // Screen readers do not always announce an element that is added with a role; they do announce a region that existed
  // before.
  toast.removeAttribute('role');
  const title = toast.querySelector(withData('title'))?.textContent;
  announce(title ? `${title}: ${text}` : text, document.documentElement.lang);
  stack.append(toast);
  const places: HTMLElement[] = [];
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) places.push(relatedTarget);
  });
  await untilDismissed(toast);
  toast.remove();
  // Focus returns to where the visitor was.
  returnFocus(places.find((place) => place.isConnected));
}

/** By its button, or automatically unless the visitor points at it or has focused it. */
function untilDismissed(toast: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    toast.querySelector('button')?.addEventListener('click', () => resolve());
    const check = () => {
      if (toast.matches(':hover, :focus-within')) setTimeout(check, 1_000);
      else resolve();
    };
    setTimeout(check, stay);
  });
}
