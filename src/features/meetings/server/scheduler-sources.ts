import type { Scheduler } from '#platform/contracts/settings.ts';
import type { Sources } from '#platform/server/security/security-headers.ts';

/** What the popups of others load into a page, and nothing more. */
export const schedulerSources: Readonly<Record<Scheduler['kind'], Sources>> = {
  calendly: {
    'script-src': ['https://assets.calendly.com'],
    'style-src': ['https://assets.calendly.com'],
    // The cross that closes the popup.
    'img-src': ['https://assets.calendly.com'],
    'frame-src': ['https://calendly.com'],
  },
  cal: {
    'script-src': ['https://app.cal.com'],
    // Its script writes its styles into the page, and into a shadow root, where no origin or hash could be named.
    'style-src': ["'unsafe-inline'"],
    // It asks at the one, and is led on to the other.
    'frame-src': ['https://app.cal.com', 'https://cal.com'],
  },
};
