import { setCookie } from 'hono/cookie';
import { success } from '#contracts/envelope.ts';
import { setCountry, setLanguage } from '#contracts/preferences.ts';
import { countryCookie } from '#site/countries.ts';
import { languageCookie } from '#site/languages.ts';
import type { App, AppContext } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { accepts } from '../http/accepts.ts';
import { isSecure } from '../security/is-secure.ts';

const oneYear = 365 * 24 * 60 * 60;

/** Country and language work without JavaScript: a form posts the choice and comes back to its page. */
export function mountPreferences(app: App, config: Config): void {
  mountCall(app, config, setCountry, ({ country, back }, c) => keep(c, config, countryCookie, country, back));
  mountCall(app, config, setLanguage, ({ language, back }, c) => keep(c, config, languageCookie, language, back));
}

function keep(c: AppContext, { trustProxy }: Config, cookie: string, value: string, back: string) {
  const headers = c.req.header();
  // Scripts of the site read these cookies too, so they are not httpOnly.
  setCookie(c, cookie, value, { path: '/', maxAge: oneYear, sameSite: 'Lax', secure: isSecure(headers, trustProxy) });
  return accepts(headers, 'application/json') ? success({}) : c.redirect(back, 303);
}
