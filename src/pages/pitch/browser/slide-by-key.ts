/**
 * The slide that a key asks for, if it asks for one. Page up and down are what a presenter's remote sends; they
 * belong to the page except on the full screen.
 */
export function slideByKey(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  current: number,
  last: number,
  isFullScreen: boolean,
): number | undefined {
  if (ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (key === 'ArrowRight' || (isFullScreen && key === 'PageDown')) return current + 1;
  if (key === 'ArrowLeft' || (isFullScreen && key === 'PageUp')) return current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
