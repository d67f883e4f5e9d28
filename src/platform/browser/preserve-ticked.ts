const boxes = 'input:is([type=checkbox], [type=radio])';

/**
 * Keeps what was ticked and chosen while an island slept or woke, until the answer is called. Then React is told of it:
 * it would draw what it knows, or take what it finds for its own.
 */
export function preserveTicked(island: Element): () => void {
  const ticked = new Map<HTMLInputElement, boolean>();
  const keep = (box: HTMLInputElement) => {
    // The latest of a group comes last, and wins.
    ticked.delete(box);
    ticked.set(box, box.checked);
  };
  for (const box of island.querySelectorAll<HTMLInputElement>(boxes)) {
    // A radio that is no longer chosen gave way to another of its group, which tells enough.
    if (box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox')) keep(box);
  }
  // A click has ticked its box already. React, which hears of it next and takes over in its midst, would undo that.
  const onClick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(boxes)) keep(target);
  };
  island.addEventListener('click', onClick, true);
  return () => {
    island.removeEventListener('click', onClick, true);
    for (const [kept, isTicked] of ticked) {
      const box = kept.isConnected ? kept : sameIn(island, kept);
      if (!box) continue;
      // React skips a click after which a box is as React knows it already.
      box.checked = !isTicked;
      box.click();
    }
  };
}

/** React has drawn another one in its place. */
function sameIn(island: Element, { type, value }: HTMLInputElement): HTMLInputElement | undefined {
  return [...island.querySelectorAll<HTMLInputElement>(boxes)].find((box) => box.type === type && box.value === value);
}
