import { isSeen, returnFocus } from '#platform/browser/focus.ts';
import { withData } from '#platform/page/data-attributes.ts';

/** A press right after hovering opened the panel means "open", not "close again". */
const hoverGrace = 400;
/** Time to cross a gap with the pointer. */
const leaveDelay = 250;

/** Adds to the `<details>` of the header what HTML cannot: hovering, arrow keys, closing from outside. */
export default function enhanceHeader(header: HTMLElement): void {
  const menus = [...header.querySelectorAll('details')];
  const button = header.querySelector<HTMLElement>('[popovertarget]');
  // The style sheet decides where the menu is a bar and where a drawer with a button.
  const isBar = () => !button || !isSeen(button);
  let wasBar = isBar();
  // Not zero, which is when the page was loaded: a press right after that would not close anything.
  let hoveredAt = Number.NEGATIVE_INFINITY;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const closeAll = (except?: HTMLDetailsElement) => {
    for (const menu of menus) if (menu !== except) menu.open = false;
  };

  header.addEventListener('pointerover', ({ pointerType, target }) => {
    clearTimeout(leaving);
    const menu = isBar() && pointerType === 'mouse' ? groupOf(target) : undefined;
    if (!menu || menu.open) return;
    closeAll(menu);
    menu.open = true;
    hoveredAt = performance.now();
  });
  header.addEventListener('pointerleave', ({ pointerType }) => {
    if (isBar() && pointerType === 'mouse') leaving = setTimeout(closeAll, leaveDelay);
  });
  header.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest(withData('close-menu'))) closeAndReturn(target.closest('details'));
    if (groupOf(target)?.open && performance.now() - hoveredAt < hoverGrace) event.preventDefault();
  });
  header.addEventListener('keydown', (event) => {
    const open = menus.find((menu) => menu.open);
    if (event.key === 'Escape' && open) {
      // Otherwise the drawer, a popover, would close too.
      event.preventDefault();
      closeAndReturn(open);
      // The panels of signed-in visitors are not there for everyone.
    } else moveByArrows(event, menus.filter(isSeen));
  });
  header.addEventListener('focusout', ({ relatedTarget }) => {
    if (isBar() && relatedTarget instanceof Node && !header.contains(relatedTarget)) closeAll();
  });
  // The drawer of a phone, with the link that opened a dialog, is closed when the last dialog closes; its button is seen.
  document.addEventListener(
    'close',
    () => document.querySelector('dialog[open]') ?? returnFocus(isBar() ? undefined : button),
    true,
  );
  document.addEventListener('pointerdown', ({ target }) => {
    const inside = target instanceof Element && target.closest('details');
    if (!inside || !menus.includes(inside)) closeAll();
  });
  for (const menu of menus) menu.addEventListener('toggle', () => menu.open && closeAll(menu));
  new ResizeObserver(() => {
    if (wasBar === isBar()) return;
    wasBar = isBar();
    closeAll();
    if (CSS.supports('selector(:popover-open)')) header.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }).observe(header);
  // A panel opens natively while this code is still loading, and its visitor may have moved on since.
  if (wasBar && isFocusElsewhere(header)) closeAll();
}

/** If nothing has the focus (in Safari a press on a name does not focus it), the visitor has not moved on. */
function isFocusElsewhere(header: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !header.contains(activeElement);
}

/** The entry of the main menu whose name was hit; country and language only open on a press. */
function groupOf(target: EventTarget | null): HTMLDetailsElement | undefined {
  const name = target instanceof Element ? target.closest('nav summary') : undefined;
  return name?.parentElement instanceof HTMLDetailsElement ? name.parentElement : undefined;
}

function closeAndReturn(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Left and right move along the names of the menus, down goes into a panel, up and down move through it, Home and End
 * go to its ends.
 */
function moveByArrows(event: KeyboardEvent, menus: readonly HTMLDetailsElement[]): void {
  const { key, target } = event;
  const menu = target instanceof HTMLElement ? target.closest('details') : null;
  if (!menu || !(target instanceof HTMLElement) || !menus.includes(menu)) return;
  const next = target.matches('summary') ? fromName(key, menu, menus) : withinPanel(key, target, menu);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function fromName(key: string, menu: HTMLDetailsElement, menus: readonly HTMLDetailsElement[]) {
  if (key === 'ArrowDown') {
    menu.open = true;
    return entriesOf(menu)[0];
  }
  const step = key === 'ArrowRight' || key === 'ArrowLeft' ? steps[key] : undefined;
  return step && menus[(menus.indexOf(menu) + step + menus.length) % menus.length]?.querySelector('summary');
}

function withinPanel(key: string, target: HTMLElement, menu: HTMLDetailsElement) {
  const entries = entriesOf(menu);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  const at = entries.indexOf(target) + step;
  return at < 0 ? menu.querySelector('summary') : entries[at];
}

function entriesOf(menu: HTMLDetailsElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(':scope li a, :scope li button')];
}
