const boxes = 'input:is([type=checkbox], [type=radio])';

/**
 * Keeps what was ticked and chosen while an island slept or woke, until the answer is called. Then React is told of it:
 * it would draw what it knows, or take what it finds for its own.
 */
export function keepTicked(island: Element): () => void {
  const ticked = new Map<HTMLInputElement, boolean>();
  const keep = (box: HTMLInputElement) => {
    // One that is no longer chosen gave way to another of its group, which tells enough.
    if (box.type === 'radio' && !box.checked) ticked.delete(box);
    else ticked.set(box, box.checked);
  };
  for (const box of island.querySelectorAll<HTMLInputElement>(boxes)) {
    if (box.checked !== box.defaultChecked) keep(box);
  }
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(boxes)) keep(target);
  };
  island.addEventListener('change', onChange, true);
  return () => {
    island.removeEventListener('change', onChange, true);
    for (const [box, isTicked] of ticked) {
      // React skips a click after which a box is as React knows it already.
      box.checked = !isTicked;
      box.click();
    }
  };
}
