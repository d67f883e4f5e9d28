import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { HeadOf } from '#site/head.ts';
import type { Page } from '#site/page.ts';
import { pageName } from '#site/page-name.ts';
import { serviceData } from '#site/structured-data.ts';

interface Offer {
  readonly name: string;
  readonly price: number;
}

/** The head of a service's page: its words, and for search engines the service with its prices. */
export function serviceHead(
  wordsOf: (page: Page) => { title: string; description: string },
  offersOf: (page: Page) => readonly Offer[] = () => [],
): HeadOf {
  return (page) => {
    const { title, description } = wordsOf(page);
    const name = pageName(page.route, page.words);
    const service = { name, description, currency: servicePlans.currency, offers: offersOf(page) };
    return { title, description, data: [serviceData(service, page)] };
  };
}
