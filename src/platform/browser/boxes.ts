type Box = HTMLInputElement | HTMLTextAreaElement;

export function isBox(target: unknown): target is Box {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The inputs that a visitor types into, by field name. */
export function boxOf(form: HTMLFormElement, name: string): Box | undefined {
  const box = form.elements.namedItem(name);
  return isBox(box) ? box : undefined;
}

export function textIn(form: HTMLFormElement, name: string): string {
  return boxOf(form, name)?.value ?? '';
}

/** Unlike `reset`, which would bring back the values from the server. */
export function clearBoxes(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const box = boxOf(form, name);
    if (box) box.value = '';
  }
}
