const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Left and right walk along the names of the menus, down goes into a panel, up and down walk through it,
 * Home and End go to its ends.
 */
export function moveByArrows(event: KeyboardEvent, menus: readonly HTMLDetailsElement[]): void {
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
