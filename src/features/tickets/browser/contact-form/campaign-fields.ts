import { touchOf } from '#features/marketing/browser/first-touch.ts';
import { firstTouch } from '#features/marketing/stored.ts';
import { recall } from '#platform/browser/storage/storage.ts';

/** Where the visitor first came from, if they let the site remember it; else what this page itself knows. */
export function campaignFields(): Readonly<Record<string, string>> {
  return recall(firstTouch) ?? touchOf(location, document.referrer) ?? {};
}
