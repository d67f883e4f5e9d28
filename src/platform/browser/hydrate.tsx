import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { holdOff } from './hold-off.ts';
import { preserveTicked } from './preserve-ticked.ts';
import { preserveTyped } from './preserve-typed.ts';
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
