/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: it applies the accessibility
 * settings and the visitor's country and context, hides an answered cookie banner, holds the banner back behind the language
 * question, and shows signed-in visitors their own header. So a page from a shared cache, which is the same for everybody, is
 * this visitor's page before it is seen. It follows changes of other tabs, also while a page was in the back/forward cache,
 * and a forbidden storage changes nothing.
 */

import { type Person, showPart } from '#features/accounts/browser/show-part.ts';
import { applyVisitorCountry } from '#features/preferences/browser/visitor-country.ts';
import { applySettings } from '#features/preferences/stored.ts';
import { recordEarlyPresses } from '#platform/browser/early-presses.ts';
import { recordIn } from '#platform/browser/stored/stored.ts';
import { dataOf, type ElementData } from '#platform/page/data-attributes.ts';

const root = document.documentElement;
let person: Person = {};

/** The changed key, if another tab changed it; null: everything was deleted. */
function apply({ key = null }: { key?: string | null } = {}): void {
  try {
    applySettings(root, recordIn(localStorage.getItem('accessibility-settings')));
    const consent = localStorage.getItem('consent');
    if (consent === 'true' || consent === 'false') dataOf(root).consent = consent;
    else if (key === null || key === 'consent') delete dataOf(root).consent;
    takeHandover();
    // A session needs a token and an address.
    person = recordIn(localStorage.getItem('userInfo'));
    if (person.token && person.usuario_correo) dataOf(root).signed = 'in';
  } catch {}
}

/** The server reports the account in a cookie, with any page, and this script moves it to the storage. */
function takeHandover(): void {
  const [, handover] = /\buserInfo=([^;]+)/.exec(document.cookie) ?? [];
  if (!handover) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = 'userInfo=; Path=/; Max-Age=0';
  if (handover === 'out') for (const key of ['userInfo', 'hischat']) localStorage.removeItem(key);
  else localStorage.setItem('userInfo', decodeURIComponent(handover));
}

/** Fills a part of the header as soon as the parser adds it. */
class SignedIn extends HTMLElement {
  connectedCallback(): void {
    if (person.token) showPart(this, person);
  }
}

/** `<html data-languages="en es fr" data-asks>`: the page can ask visitors who speak none of these. */
function markQuestion({ languages, asks }: ElementData): void {
  try {
    const requested = localStorage.getItem('requestLanguage') ?? !localStorage.getItem('userLanguage');
    const isOurs = languages?.includes(navigator.language.slice(0, 2).toLowerCase());
    if (asks !== undefined && !isOurs && String(requested) === 'true') dataOf(root).interruption = 'language';
  } catch {}
}

/** For the landing page, which is the only one that has a context. */
function applyContext(data: ElementData): void {
  const [, context] = /(?:^|; )context=([1-3])(?:;|$)/.exec(document.cookie) ?? [];
  if (context && data.context) data.context = context;
}

dataOf(root).js = '';
apply();
try {
  // Forbidden cookies must not end this script.
  applyVisitorCountry(root);
  applyContext(dataOf(root));
} catch {}
customElements.define('signed-in', SignedIn);
markQuestion(dataOf(root));
addEventListener('storage', apply);
addEventListener('pageshow', ({ persisted }) => persisted && apply());
recordEarlyPresses();
