import { forget } from '#platform/browser/storage/text.ts';
import { contactDraft } from '../stored.ts';

/** Deletes the draft on the confirmation page of a message that was sent without React. */
export default function forgetWhatWasSent(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  // Only directly after sending. On a later visit to this page the visitor may have begun another message.
  const isAnswer = loaded instanceof PerformanceNavigationTiming && loaded.redirectCount > 0;
  if (isAnswer) forget(contactDraft.key);
}
