/** The events that arrive before an island is awake, so that what a visitor did is not lost. */
const held = new WeakMap<Element, Event[]>();

const navigationKeys = /^(Arrow|Home|End|Page|Escape)/;

/** A click that is given back makes a browser send a form, and that must not be held a second time. */
export let replaying = false;

export function hold(element: Element, event: Event): void {
  // What is only enhanced answers a click by itself, at once, unless it says otherwise.
  if (isAct(event) && !element.hasAttribute('data-asleep')) return;
  if (event instanceof MouseEvent && event.type === 'click' && isForBrowser(event)) return;
  if (event instanceof KeyboardEvent && !navigationKeys.test(event.key)) return;
  // What was typed stands in the page, and React is told of it when it is there.
  if (event.type === 'input') return;
  const events = held.get(element) ?? [];
  held.set(element, events);
  if (isAct(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    setBusy(event, true);
    // One press is one act: a second click or submit while the first one waits is dropped.
    if (events.some(isAct)) return;
  } else {
    // Of hovering, choosing and the like only the latest counts.
    const earlier = events.findIndex(({ type, target }) => type === event.type && target === event.target);
    if (earlier >= 0) events.splice(earlier, 1);
  }
  events.push(event);
}

/** Gives the events back, in their order: to React if it is there, else to the browser. */
export function replay(element: Element): void {
  const events = held.get(element) ?? [];
  held.delete(element);
  replaying = true;
  for (const event of events) {
    const { target } = event;
    setBusy(event, false);
    if (target instanceof Element && target.isConnected) giveBack(event, target);
  }
  replaying = false;
}

/** The button says at once that it was pressed, however long React takes. */
function setBusy({ target }: Event, isBusy: boolean): void {
  const button = target instanceof Element && target.closest('[type=submit]');
  if (!button) return;
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** A copy of a click still follows its link or presses its button, wherever inside of it the click fell. */
function giveBack(event: Event, target: Element): void {
  if (event instanceof SubmitEvent) {
    if (target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
  } else if (event.type !== 'pointerover' || target.matches(':hover')) {
    target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
  }
}

function isAct({ type }: Event): boolean {
  return type === 'click' || type === 'submit';
}

/** Open in a new tab, download and the like stay the browser's. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
