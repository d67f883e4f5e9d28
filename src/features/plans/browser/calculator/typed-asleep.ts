/**
 * What was typed, or chosen on the slider, before React came. It has to be taken over before anything is drawn
 * again: React would put its own value back.
 */
export function typedAsleep(form: HTMLFormElement | null): string | undefined {
  const boxes = [...(form?.querySelectorAll('input:not([type=radio])') ?? [])];
  const changed = boxes.find((box) => box instanceof HTMLInputElement && box.value !== box.defaultValue);
  return changed instanceof HTMLInputElement ? changed.value : undefined;
}
