import { languageIn } from '#platform/browser/stored/user-language.ts';
import { nothingNew, success } from '#platform/contracts/envelope.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { whileDatabaseAnswers } from '#platform/server/errors/call-error.ts';
import { negotiateLanguages } from '#platform/server/http/accept.ts';
import { href, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { getMarketingNotification, type MarketingNotification, marketingNotification } from '../contract.ts';
import { findRunningNotification, type MarketingNotification as StoredNotification } from './store.ts';

export function mountMarketing(app: App, config: Config, database: Database): void {
  mountCall(app, config, getMarketingNotification, async ({ tipo }, c) => {
    const languages = negotiateLanguages(c.req.header('accept-language') ?? '').map((code) => code.toUpperCase());
    const wanted = { type: tipo, languages, now: currentTime() };
    const found = await whileDatabaseAnswers(database, () => findRunningNotification(database.db, wanted));
    return found ? success(itemOf(found)) : nothingNew();
  });
}

/** Parsed, because the database stores language and target as plain text. */
function itemOf({ urlTarget, labelButton, ...rest }: StoredNotification): MarketingNotification {
  const item = marketingNotification.parse({ ...rest, url_target: urlTarget, label_button: labelButton });
  const language = languageIn(item.idioma);
  return item.url_target && language ? { ...item, url_target: localizedTarget(item.url_target, language) } : item;
}

/** A page of this site opens in the language of the notification, unless the target names another language. */
export function localizedTarget(target: string, language: Language): string {
  if (!target.startsWith('/')) return target;
  const { pathname, searchParams, hash } = new URL(target, 'https://site.invalid');
  const address = readAddress(pathname, searchParams);
  if (!address || address.language) return target;
  // The query stays, because campaigns are counted by it.
  const page = new URL(href(address.route.path, language), 'https://site.invalid');
  for (const [name, value] of searchParams) page.searchParams.set(name, value);
  return page.pathname + page.search + hash;
}
