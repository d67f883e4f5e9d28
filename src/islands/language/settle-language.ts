import { languageCookie } from '#site/choice-cookies.ts';
import type { Language } from '#site/languages.ts';
import { requestLanguage } from '#site/stored/request-language.ts';
import { languageIn, userLanguage } from '#site/stored/user-language.ts';
import { rememberInCookie } from '../choices/remember-in-cookie.ts';
import { interruptNoMore } from '../interruptions/interrupt.ts';
import { recall, remember } from '../storage/storage.ts';
import { whenParsed } from '../when-parsed.ts';
import { askForLanguage, findModal } from './ask-for-language.ts';
import { languageRequest } from './language-request.ts';

/** For a page that is in another language than its visitor chose or the browser speaks. */
export async function settleLanguage(): Promise<void> {
  await whenParsed();
  const modal = findModal();
  const { ask, requested, apply } = languageRequest({
    stored: recall(userLanguage) ?? fromCookie(),
    requested: recall(requestLanguage),
    browser: languageIn(navigator.language),
    canAsk: modal !== undefined,
  });
  if (requested) remember(requestLanguage, requested);
  if (apply) applyLanguage(apply);
  if (ask && modal) askForLanguage(modal);
  else interruptNoMore();
}

/** Local storage may be emptied, or its old values thrown away, where a cookie stays. */
function fromCookie(): Language | undefined {
  const language = languageIn(cookieText());
  if (language) remember(userLanguage, language);
  return language;
}

/** An address that names a language is never overruled; a bare one is asked for again, and the server decides. */
function applyLanguage(language: Language): void {
  const wasTold = cookieText() === language;
  remember(userLanguage, language);
  rememberInCookie(languageCookie, language);
  const { lang } = document.documentElement;
  const isBare = !location.pathname.endsWith(`/${lang.slice(0, 2)}`);
  // A server that knew would answer the same again; so would one that cannot be told, where cookies are refused.
  if (isBare && !wasTold && cookieText() === language && !lang.startsWith(language)) location.reload();
}

function cookieText(): string {
  return new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}
