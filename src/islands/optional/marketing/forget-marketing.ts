import { isPopupShownKey, lastNotification, popupClosed } from '#site/stored/popups.ts';
import { storedKeys } from '../../storage/storage.ts';
import { forget } from '../../storage/text.ts';

/** Which notifications were shown is nobody's business once their reader has said no. */
export function forgetMarketing(): void {
  for (const { key } of [lastNotification, popupClosed]) forget(key);
  for (const key of storedKeys().filter(isPopupShownKey)) forget(key);
}
