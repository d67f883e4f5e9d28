import type { Quotable } from '#content/catalogue/quotable.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** A plan, a tier or a test of the five services, with the hours that its price is for. */
export function describeService({ service, name }: Quotable, words: Words, language: Language): string {
  const { items } = words.quote;
  if (!service) throw new Error(`${name} is a service, and does not say which`);
  if (service === 'testing') return format(items.testing, language, { name: testName(name, words) });
  if (service === 'consulting' || service === 'optimization') {
    return format(items[service], language, { hours: Number(name) });
  }
  const { development, support } = servicePlans;
  const plans = service === 'developing' ? development : service === 'setup' ? [support.setup] : support.plans;
  const hours = plans.find((plan) => plan.name === name)?.hours;
  if (hours === undefined) throw new Error(`There is no plan ${name} of ${service}`);
  return format(items[service], language, { name, hours });
}

function testName(name: string, { serviceTesting }: Words): string {
  const extra = servicePlans.testing.extra.find(({ test }) => test === name);
  if (!extra) throw new Error(`There is no test ${name}`);
  return serviceTesting.tests[extra.test].name.toLowerCase();
}
