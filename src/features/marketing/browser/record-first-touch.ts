import { recall, remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { firstTouch } from '../stored.ts';
import { touchOf } from './first-touch.ts';

/** The first one stays: what brings the same visitor here later is another story. */
export function recordFirstTouch(): void {
  const touch = touchOf(location, document.referrer);
  if (touch && !recall(firstTouch)) remember(firstTouch, touch);
}

export function forgetFirstTouch(): void {
  forget(firstTouch.key);
}
