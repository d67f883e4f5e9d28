import { type RefObject, useEffect, useRef } from 'react';
import { quoteDraft } from '../stored.ts';
import { changeToFollow, type DraftChange } from './draft.ts';
import { selectionIn } from './shelf.ts';

/** Follows what another tab has put together. */
export function useOtherTabs(form: RefObject<HTMLFormElement | null>, onChange: (change: DraftChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== quoteDraft.key || !form.current) return;
      const change = changeToFollow(oldValue, newValue, selectionIn(form.current));
      if (change) latest.current(change);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [form]);
}
