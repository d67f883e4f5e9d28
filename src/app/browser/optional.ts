import type { OptionalWork } from '#features/consent/browser/follow-consent.ts';
import { forgetFirstTouch, recordFirstTouch } from '#features/marketing/browser/first-touch.ts';
import { forgetMarketing, startMarketing } from '#features/marketing/browser/start-marketing.ts';

/** What runs only for visitors who have agreed. A purpose that is missing here does not compile. */
export const optional: OptionalWork = {
  marketing: { start: startMarketing, forget: forgetMarketing },
  campaign: { start: recordFirstTouch, forget: forgetFirstTouch },
};
