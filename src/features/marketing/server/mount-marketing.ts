import { languageIn } from '#platform/browser/stored/user-language.ts';
import { nothingNew, success } from '#platform/contracts/envelope.ts';
import type { Db } from '#platform/database/database.ts';
import type { App } from '#platform/server/app-context.ts';
import { mountCall } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { negotiateLanguages } from '#platform/server/http/accept-language.ts';
import { getMarketingNotification, type MarketingNotification, marketingNotification } from '../contract.ts';
import { localizedTarget } from './localized-target.ts';
import {
  findRunningNotification,
  type MarketingNotification as StoredNotification,
} from './store/marketing-notifications.ts';

export function mountMarketing(app: App, config: Config, db: Db): void {
  mountCall(app, config, getMarketingNotification, async ({ tipo }, c) => {
    const languages = negotiateLanguages(c.req.header('accept-language') ?? '').map((code) => code.toUpperCase());
    const found = await findRunningNotification(db, { type: tipo, languages, now: new Date() });
    return found ? success(itemOf(found)) : nothingNew();
  });
}

/** Parsed, because the database knows a language and a target only as text. */
function itemOf({ urlTarget, labelButton, ...rest }: StoredNotification): MarketingNotification {
  const item = marketingNotification.parse({ ...rest, url_target: urlTarget, label_button: labelButton });
  const language = languageIn(item.idioma);
  return item.url_target && language ? { ...item, url_target: localizedTarget(item.url_target, language) } : item;
}
