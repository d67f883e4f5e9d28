import { storedKeys } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { isPopupShownKey, lastNotification, popupClosed } from '../stored.ts';

/** Which notifications were shown is nobody's business once their reader has said no. */
export function forgetMarketing(): void {
  for (const { key } of [lastNotification, popupClosed]) forget(key);
  for (const key of storedKeys().filter(isPopupShownKey)) forget(key);
}
