import { type RefObject, useEffect, useState } from 'react';
import { toastsId } from '#site/toasts.ts';

/** A panel of the header: it closes when the visitor goes on elsewhere, and only one of them is open. */
export function usePanel(place: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    for (const menu of menus()) menu.open = false;
    const leave = ({ target }: Event) => {
      // A notice that tells of what happened here is no other place.
      const isHere = target instanceof Element && (place.current?.contains(target) || target.closest(`#${toastsId}`));
      if (!isHere) setOpen(false);
    };
    const giveWay = ({ target }: Event) => {
      if (menus().some((menu) => menu === target && menu.open)) setOpen(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal });
    document.addEventListener('toggle', giveWay, { signal, capture: true });
    return () => stop.abort();
  }, [isOpen, place]);
  return { isOpen, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

function menus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('header details')];
}
