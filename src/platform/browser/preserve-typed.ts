/** What people type into. A file cannot be put back, and the others are no text. */
const textBoxes = 'textarea, input:not([type=file], [type=hidden], [type=checkbox], [type=radio])';

type TextBox = HTMLInputElement | HTMLTextAreaElement;
type Typed = Pick<TextBox, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Keeps what was typed while an island slept, and what is typed while it wakes, until the answer is called. Then React
 * is told of it: it would take what it finds in a box for its own, and puts its own text back into a textarea.
 */
export function preserveTyped(island: Element): () => void {
  const typed = new Map<TextBox, Typed>();
  const keep = (box: TextBox) => {
    const { value, selectionStart, selectionEnd } = box;
    typed.set(box, { value, selectionStart, selectionEnd });
  };
  for (const box of island.querySelectorAll<TextBox>(textBoxes)) if (box.value !== box.defaultValue) keep(box);
  const onInput = ({ target }: Event) => {
    if (isTextBox(target)) keep(target);
  };
  island.addEventListener('input', onInput, true);
  return () => {
    island.removeEventListener('input', onInput, true);
    for (const [box, kept] of typed) {
      putBack(box, kept);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
}

function isTextBox(target: EventTarget | null): target is TextBox {
  return target instanceof Element && target.matches(textBoxes);
}

/** React skips an input event whose value it knows already, and it read this one when it woke. */
function putBack(box: TextBox, { value, selectionStart, selectionEnd }: Typed): void {
  box.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  if (selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
}
