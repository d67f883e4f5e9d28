/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: the accessibility settings are
 * applied, an answered cookie banner stays away, and one that the question for the language goes before waits for it.
 * It follows what other tabs change, also while a page
 * waited to be gone back to, and a forbidden storage changes nothing.
 */
import { accessibilitySettings, applySettings, parseSettings } from '#site/stored/accessibility-settings.ts';
import { keepEarlyPresses } from './early-presses.ts';

const root = document.documentElement;

function apply(): void {
  try {
    applySettings(root, parseSettings(localStorage.getItem(accessibilitySettings.key) ?? ''));
    const consent = localStorage.getItem('consent');
    if (consent === 'true' || consent === 'false') root.dataset.consent = consent;
    else delete root.dataset.consent;
  } catch {}
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
markQuestion(root.dataset);
for (const type of ['storage', 'pageshow']) addEventListener(type, apply);
keepEarlyPresses();
