import { useEffect, useState } from 'react';

/** Milliseconds. */
const rest = 700;

/** A text, once it has not changed for a while, so that screen readers do not announce every intermediate step. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
