import { useEffect, useState } from 'react';

/** Milliseconds. */
const rest = 700;

/** A text, once it has not changed for a while: for those who listen, not every step on the way counts. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
