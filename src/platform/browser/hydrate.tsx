import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { Slot } from './slot.tsx';

/** Hydrates the HTML of an island, and resolves when its handlers work and know what was typed. */
export async function hydrate<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props & { children?: ReactNode }>,
): Promise<void> {
  const props: Props = JSON.parse(dataOf(element).props ?? '{}');
  const replayTyped = preserveTyped(element);
  const replayTicked = preserveTicked(element);
  const letThrough = holdOff(element);
  const slot = element.querySelector(withData('slot'));
  await new Promise<void>((resolve) => {
    const island = (
      <Awake onAwake={resolve}>
        <Component {...props}>{slot && <Slot html={slot.innerHTML} />}</Component>
      </Awake>
    );
    // In steps of a few milliseconds, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(element, island, { identifierPrefix: dataOf(element).ids ?? '' });
    });
  });
  letThrough();
  replayTyped();
  replayTicked();
}

/**
 * Reports in a task of its own: React may have hydrated while a click was dispatched, and until that has ended
 * `click()` does nothing.
 */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => void setTimeout(onAwake), [onAwake]);
  return children;
}

/**
 * React hydrates an island in small steps. A key or a touch that it notices meanwhile would make it do the rest
 * synchronously, and the visitor would wait. What it must know of is saved and restored anyway, by `preserve-typed.ts`
 * and `replay`; clicks and form submissions pass through where nothing holds them.
 */
const types = [
  ...['keydown', 'keypress', 'keyup', 'beforeinput', 'textInput', 'input', 'focusin'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
];

/** Call this before React listens to the island; the returned function ends it. */
function holdOff(island: Element): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of types) island.addEventListener(type, stop, { capture: true, passive: true });
  return () => {
    for (const type of types) island.removeEventListener(type, stop, true);
  };
}

const boxes = 'input:is([type=checkbox], [type=radio])';

/**
 * Saves what was ticked and selected while an island was asleep or hydrating, until the returned function is called.
 * Then React gets it as events: otherwise it would render its own state, or take what it finds for its own.
 */
function preserveTicked(island: Element): () => void {
  const ticked = new Map<HTMLInputElement, boolean>();
  const save = (box: HTMLInputElement) => {
    // The latest of a group comes last, and wins.
    ticked.delete(box);
    ticked.set(box, box.checked);
  };
  for (const box of island.querySelectorAll<HTMLInputElement>(boxes)) {
    // A radio that is no longer selected was replaced by another of its group, which is enough to know.
    if (box.checked !== box.defaultChecked && (box.checked || box.type === 'checkbox')) save(box);
  }
  // A click has already ticked its box. React, which gets the click next and hydrates during it, would undo that.
  const onClick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(boxes)) save(target);
  };
  island.addEventListener('click', onClick, true);
  return () => {
    island.removeEventListener('click', onClick, true);
    for (const [saved, isTicked] of ticked) {
      const box = saved.isConnected ? saved : sameIn(island, saved);
      if (!box) continue;
      // React ignores a click after which a box has the state that React already knows.
      box.checked = !isTicked;
      box.click();
    }
  };
}

/** React has rendered another element in its place. */
function sameIn(island: Element, { type, value }: HTMLInputElement): HTMLInputElement | undefined {
  return [...island.querySelectorAll<HTMLInputElement>(boxes)].find((box) => box.type === type && box.value === value);
}

/** Inputs for text. A file cannot be restored, and the others are not text. */
const textBoxes = 'textarea, input:not([type=file], [type=hidden], [type=checkbox], [type=radio])';

type TextBox = HTMLInputElement | HTMLTextAreaElement;
type Typed = Pick<TextBox, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * Saves what was typed while an island was asleep or hydrating, until the returned function is called. Then React gets
 * it as events: otherwise it would take the text in an input for its own, and reset a textarea to its own text.
 */
function preserveTyped(island: Element): () => void {
  const typed = new Map<TextBox, Typed>();
  const save = (box: TextBox) => {
    const { value, selectionStart, selectionEnd } = box;
    typed.set(box, { value, selectionStart, selectionEnd });
  };
  for (const box of island.querySelectorAll<TextBox>(textBoxes)) if (box.value !== box.defaultValue) save(box);
  const onInput = ({ target }: Event) => {
    if (isTextBox(target)) save(target);
  };
  island.addEventListener('input', onInput, true);
  return () => {
    island.removeEventListener('input', onInput, true);
    for (const [box, saved] of typed) {
      putBack(box, saved);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
}

function isTextBox(target: EventTarget | null): target is TextBox {
  return target instanceof Element && target.matches(textBoxes);
}

/** React ignores an input event whose value it already knows, and it read this one when it hydrated. */
function putBack(box: TextBox, { value, selectionStart, selectionEnd }: Typed): void {
  box.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  if (selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
}
