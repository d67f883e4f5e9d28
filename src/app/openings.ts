import { wompiOrigin } from '#features/payments/server/providers/wompi/wompi-itself.ts';
import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Openings, Sources } from '#platform/server/security/security-headers.ts';

/** External sources that the configuration allows in pages. */
export function openingsOf({ payments, meetings }: Pick<Config, 'payments' | 'meetings'>): Openings {
  const { scheduler } = meetings;
  return {
    // The checkout of the sandbox is on this site.
    checkoutOrigin: payments.kind === 'wompi' ? wompiOrigin : undefined,
    more: scheduler && schedulerSources[scheduler.kind],
  };
}

/** The sources that the popups of external calendars need in the content policy. */
const schedulerSources: Readonly<Record<Scheduler['kind'], Sources>> = {
  calendly: {
    'script-src': ['https://assets.calendly.com'],
    'style-src': ['https://assets.calendly.com'],
    // The close icon of the popup.
    'img-src': ['https://assets.calendly.com'],
    'frame-src': ['https://calendly.com'],
  },
  cal: {
    'script-src': ['https://app.cal.com'],
    // Its script adds inline styles to the page and to a shadow root, which have no origin or fixed hash.
    'style-src': ["'unsafe-inline'"],
    // It requests the first, which redirects to the second.
    'frame-src': ['https://app.cal.com', 'https://cal.com'],
  },
};
