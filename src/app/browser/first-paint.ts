/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: the accessibility settings are
 * applied, an answered cookie banner stays away, one that the question for the language goes before waits for it, and
 * whoever is signed in finds their own header. It follows what other tabs change, also while a page waited to be gone
 * back to, and a forbidden storage changes nothing.
 */

import { type Person, showPart } from '#features/accounts/browser/show-part.ts';
import { applySettings } from '#features/preferences/stored.ts';
import { recordEarlyPresses } from '#platform/browser/early-presses.ts';
import { recordIn } from '#platform/browser/stored/stored.ts';

const root = document.documentElement;
let person: Person = {};

/** What has changed, if another tab did it; null: everything there was is gone. */
function apply({ key = null }: { key?: string | null } = {}): void {
  try {
    applySettings(root, recordIn(localStorage.getItem('accessibility-settings')));
    const consent = localStorage.getItem('consent');
    if (consent === 'true' || consent === 'false') root.dataset.consent = consent;
    else if (key === null || key === 'consent') delete root.dataset.consent;
    takeHandover();
    // Nobody is signed in without a token and an address.
    person = recordIn(localStorage.getItem('userInfo'));
    if (person.token && person.usuario_correo) root.dataset.signed = 'in';
  } catch {}
}

/** What the server has just said of who is signed in comes as a cookie, with whichever page, and stays in the storage. */
function takeHandover(): void {
  const [, said] = /\buserInfo=([^;]+)/.exec(document.cookie) ?? [];
  if (!said) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = 'userInfo=; Path=/; Max-Age=0';
  if (said === 'out') for (const key of ['userInfo', 'hischat']) localStorage.removeItem(key);
  else localStorage.setItem('userInfo', decodeURIComponent(said));
}

/** Fills a part of the header as the parser makes it. */
class SignedIn extends HTMLElement {
  connectedCallback(): void {
    if (person.token) showPart(this, person);
  }
}

/** `<html data-languages="en es fr" data-asks>`: the page can ask those who speak none of these. */
function markQuestion({ languages, asks }: DOMStringMap): void {
  try {
    const requested = localStorage.getItem('requestLanguage') ?? !localStorage.getItem('userLanguage');
    const isOurs = languages?.includes(navigator.language.slice(0, 2).toLowerCase());
    if (asks !== undefined && !isOurs && String(requested) === 'true') root.dataset.interruption = 'language';
  } catch {}
}

root.dataset.js = '';
apply();
customElements.define('signed-in', SignedIn);
markQuestion(root.dataset);
addEventListener('storage', apply);
addEventListener('pageshow', ({ persisted }) => persisted && apply());
recordEarlyPresses();
