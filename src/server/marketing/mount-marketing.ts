import { nothingNew, success } from '#contracts/envelope.ts';
import { getMarketingNotification, type MarketingNotification, marketingNotification } from '#contracts/marketing.ts';
import type { Db } from '#database/database.ts';
import {
  findRunningNotification,
  type MarketingNotification as StoredNotification,
} from '#database/marketing-notifications.ts';
import { languageIn } from '#site/stored/user-language.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { negotiateLanguages } from '../http/accept-language.ts';
import { localizedTarget } from './localized-target.ts';

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
