import { useEffect, useRef } from 'react';
import { returnFocus } from '#platform/browser/return-focus.ts';
import type { ChatMessage } from '../stored.ts';

/** A press that begins or ends a conversation takes away what was pressed: the focus goes on with what comes instead. */
export function useFocusInPlace(messages: readonly ChatMessage[]) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    const place = messages.length > 0 ? '[role=log]' : '[data-often] a';
    if (wasPressed.current) returnFocus(box.current?.querySelector<HTMLElement>(place));
    wasPressed.current = false;
  }, [messages]);
  const onPress = () => {
    wasPressed.current = true;
  };
  return { box, onPress };
}
