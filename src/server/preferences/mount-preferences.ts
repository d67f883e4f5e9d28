import { setCookie } from 'hono/cookie';
import { success } from '#contracts/envelope.ts';
import { setCountry } from '#contracts/preferences.ts';
import { countryCookie } from '#site/choice-cookies.ts';
import type { App } from '../app-context.ts';
import { mountCall } from '../calls/mount-call.ts';
import type { Config } from '../config.ts';
import { accepts } from '../http/accepts.ts';
import { isSecure } from '../security/is-secure.ts';

const oneYear = 365 * 24 * 60 * 60;

/** A country is chosen without JavaScript: a form posts the choice and comes back to its page. */
export function mountPreferences(app: App, config: Config): void {
  mountCall(app, config, setCountry, ({ country, back }, c) => {
    const headers = c.req.header();
    const secure = isSecure(headers, config.trustProxy);
    // Scripts of the site read this cookie too, so it is not httpOnly.
    setCookie(c, countryCookie, country, { path: '/', maxAge: oneYear, sameSite: 'Lax', secure });
    return accepts(headers, 'application/json') ? success({}) : c.redirect(back, 303);
  });
}
