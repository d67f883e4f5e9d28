import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { HeadOf } from '#platform/page/head.ts';
import type { Page } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { serviceData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { hoursRange } from './hours-range.ts';

interface Offer {
  readonly name: string;
  readonly price: number;
}

/** The head of a service's page: its words, and for search engines the service with its prices. */
export function serviceHead(
  wordsOf: (page: Page) => { title: string; description: string },
  /** For a description that names the hours of the smallest and of the largest. */
  plans: readonly { readonly hours: number }[] = [],
  offersOf: (page: Page) => readonly Offer[] = () => [],
): HeadOf {
  return (page) => {
    const { title, description: message } = wordsOf(page);
    const description = format(message, page.language, hoursRange(plans));
    const name = pageName(page.route, page.words);
    const service = { name, description, currency: servicePlans.currency, offers: offersOf(page) };
    return { title, description, data: [serviceData(service, page)] };
  };
}
