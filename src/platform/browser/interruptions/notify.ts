import { toastsId } from '#site/dialogs.ts';
import { announce } from '../announce.ts';
import { returnFocus } from '../focus.ts';
import { interrupt } from './interrupt.ts';

/** Long enough to read it, and to reach it with a pointer. */
const stay = 6_000;

/**
 * Says what became of something the visitor did, for a while. The page has one of each tone ready, that of an error
 * with its title. An error is said at once, also beside an open panel that it came from.
 */
export function notify(text: string, tone: 'success' | 'error'): void {
  const stack = document.getElementById(toastsId);
  const template = stack?.querySelector<HTMLTemplateElement>(`template[data-tone=${tone}]`);
  if (!stack || !template) return;
  interrupt({ kind: 'notice', isAnswer: tone === 'error', show: () => showToast(stack, template, text) });
}

async function showToast(stack: HTMLElement, template: HTMLTemplateElement, text: string): Promise<void> {
  const toast = template.content.firstElementChild?.cloneNode(true);
  const place = toast instanceof HTMLElement ? toast.querySelector('[data-fill=text]') : undefined;
  if (!(toast instanceof HTMLElement) || !place) return;
  place.textContent = text;
  // What is added with a role of its own is not heard everywhere; the region that was there before is.
  toast.removeAttribute('role');
  const title = toast.querySelector('[data-title]')?.textContent;
  announce(title ? `${title}: ${text}` : text, document.documentElement.lang);
  stack.append(toast);
  const places: HTMLElement[] = [];
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) places.push(relatedTarget);
  });
  await untilDismissed(toast);
  toast.remove();
  // Whoever closed it goes on where they were.
  returnFocus(places.find((place) => place.isConnected));
}

/** By its button, or by itself unless somebody points at it or has the focus in it. */
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
