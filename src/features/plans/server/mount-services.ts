import { success } from '#platform/contracts/envelope.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { countries } from '#site/countries.ts';
import { languageCodes } from '#site/languages.ts';
import { getService } from '../services.ts';
import { filterServices, type ServiceFilter } from './filter-services.ts';
import { serviceLists } from './service-lists.ts';

/** There are few ways to ask, so each answer is made once, when the server starts. */
export function mountServices(app: App, config: Config): void {
  const lists = serviceLists();
  const wishes = [undefined, ...languageCodes].flatMap((lang) =>
    [undefined, ...countries].map((country): ServiceFilter => ({ lang, country: country?.id })),
  );
  const answers = new Map(wishes.map((wish) => [keyOf(wish), success(filterServices(lists, wish))]));
  mountCall(app, config, getService, (wish) => {
    const answer = answers.get(keyOf(wish));
    if (!answer) throw new Error(`No services are prepared for ${keyOf(wish)}`);
    return answer;
  });
}

function keyOf({ lang, country }: ServiceFilter): string {
  return `${lang ?? 'any language'}, ${country ?? 'any country'}`;
}
