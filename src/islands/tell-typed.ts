/** What people type into. A file cannot be put back, and the others are no text. */
const textBoxes = 'textarea, input:not([type=file], [type=hidden], [type=checkbox], [type=radio])';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Tells React of text that was typed while an island slept: it takes what it finds there for its own. */
export function tellTyped(island: Element): void {
  for (const box of island.querySelectorAll<TextBox>(textBoxes)) {
    if (box.value === box.defaultValue) continue;
    forgetValue(box);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** React skips an input event whose value it knows already, and it read this one when it woke. */
function forgetValue(box: TextBox): void {
  const { value, selectionStart, selectionEnd } = box;
  box.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  if (selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
}
