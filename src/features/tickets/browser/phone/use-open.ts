import { type RefObject, useEffect, useState } from 'react';

/** A panel that closes when the visitor goes on elsewhere, by pointer or by focus. */
export function useOpen(place: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, leave);
    };
  }, [isOpen, place]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
