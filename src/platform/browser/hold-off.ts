/**
 * React takes an island over in small steps. A key or a touch that it hears of meanwhile would make it do all that is
 * left at once, and the visitor would wait for that. What it must know of is kept and given back anyway, by
 * `preserve-typed.ts` and `replay.ts`; a click and a form that is sent go through, where nobody holds them.
 */
const types = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'textInput', 'input', 'focusin'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
];

/** To be called before React listens to the island; the answer ends it. */
export function holdOff(island: Element): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of types) island.addEventListener(type, stop, { capture: true, passive: true });
  return () => {
    for (const type of types) island.removeEventListener(type, stop, true);
  };
}
