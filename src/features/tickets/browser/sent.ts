import { forget } from '#platform/browser/storage/text.ts';
import { contactDraft } from '../stored.ts';

/** The thanks for a message that was sent as a plain form: what was kept of it is no longer needed. */
export default function forgetWhatWasSent(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  // Only straight after it was sent. Who opens the page again may have begun another message meanwhile.
  const isAnswer = loaded instanceof PerformanceNavigationTiming && loaded.redirectCount > 0;
  if (isAnswer) forget(contactDraft.key);
}
