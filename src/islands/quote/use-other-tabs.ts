import { type RefObject, useEffect, useRef } from 'react';
import { writeSelection } from '#site/quotes/selection-text.ts';
import { type QuoteDraft, quoteDraft } from '#site/stored/quote-draft.ts';
import { takenFrom } from './draft.ts';
import { chosenOn, readShelf } from './shelf.ts';

/** Follows what another tab has put together. */
export function useOtherTabs(form: RefObject<HTMLFormElement | null>, take: (kept: QuoteDraft) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== quoteDraft.key || !form.current) return;
      const taken = takenFrom(oldValue, newValue, writeSelection(chosenOn(readShelf(form.current))));
      if (taken) latest.current(taken);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [form]);
}
