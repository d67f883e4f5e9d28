/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: the accessibility settings are
 * applied, an answered cookie banner stays away, and one that the question for the language goes before waits for it.
 * It follows what other tabs change, also while a page
 * waited to be gone back to, and a forbidden storage changes nothing.
 */
import { accessibilitySettings, applySettings, parseSettings } from '#site/stored/accessibility-settings.ts';
import { keepEarlyPresses } from './early-presses.ts';

const root = document.documentElement;

/** What has changed, if another tab did it; null: everything there was is gone. */
function apply({ key = null }: { key?: string | null } = {}): void {
  try {
    applySettings(root, parseSettings(localStorage.getItem(accessibilitySettings.key) ?? ''));
    const consent = localStorage.getItem('consent');
    if (consent === 'true' || consent === 'false') root.dataset.consent = consent;
    else if (key === null || key === 'consent') delete root.dataset.consent;
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
addEventListener('storage', apply);
addEventListener('pageshow', ({ persisted }) => persisted && apply());
keepEarlyPresses();
