import { firstTouch } from '#site/stored/first-touch.ts';
import { touchOf } from '../first-touch.ts';
import { recall } from '../storage/storage.ts';

/** Where the visitor first came from, if they let the site remember it; else what this page itself knows. */
export function campaignFields(): Readonly<Record<string, string>> {
  return recall(firstTouch) ?? touchOf(location, document.referrer) ?? {};
}
