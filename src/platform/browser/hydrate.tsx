import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Slot } from './slot.tsx';

/** Puts React behind the HTML of an island, and resolves when its handlers answer and know what was typed. */
export async function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props & { children?: ReactNode }>,
): Promise<void> {
  const props: Props = JSON.parse(element.dataset['props'] ?? '{}');
  const tellTyped = preserveTyped(element);
  const tellTicked = preserveTicked(element);
  const letThrough = holdOff(element);
  const slot = element.querySelector('[data-slot]');
  await new Promise<void>((resolve) => {
    const island = (
      <Awake onAwake={resolve}>
        <Component {...props}>{slot && <Slot html={slot.innerHTML} />}</Component>
      </Awake>
    );
    // In steps of a few milliseconds, between which the page attends to whatever else its visitor does.
    startTransition(() => {
      hydrateRoot(element, island, { identifierPrefix: element.dataset['ids'] ?? '' });
    });
  });
  letThrough();
  tellTyped();
  tellTicked();
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

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
function holdOff(island: Element): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of types) island.addEventListener(type, stop, { capture: true, passive: true });
  return () => {
    for (const type of types) island.removeEventListener(type, stop, true);
  };
}

const boxes = 'input:is([type=checkbox], [type=radio])';

/**
 * Keeps what was ticked and chosen while an island slept or woke, until the answer is called. Then React is told of it:
 * it would draw what it knows, or take what it finds for its own.
 */
function preserveTicked(island: Element): () => void {
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

/** What people type into. A file cannot be put back, and the others are no text. */
const textBoxes = 'textarea, input:not([type=file], [type=hidden], [type=checkbox], [type=radio])';

type TextBox = HTMLInputElement | HTMLTextAreaElement;
type Typed = Pick<TextBox, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Keeps what was typed while an island slept, and what is typed while it wakes, until the answer is called. Then React
 * is told of it: it would take what it finds in a box for its own, and puts its own text back into a textarea.
 */
function preserveTyped(island: Element): () => void {
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
