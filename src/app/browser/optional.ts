import type { OptionalWork } from '#features/consent/browser/follow-consent.ts';
import { forgetMarketing } from '#features/marketing/browser/forget-marketing.ts';
import { forgetFirstTouch, recordFirstTouch } from '#features/marketing/browser/record-first-touch.ts';
import { startMarketing } from '#features/marketing/browser/start-marketing.ts';

/** What runs only for those who have agreed. A purpose that is missing here does not compile. */
export const optional: OptionalWork = {
  marketing: { start: startMarketing, forget: forgetMarketing },
  campaign: { start: recordFirstTouch, forget: forgetFirstTouch },
};
