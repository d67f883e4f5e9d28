/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: the accessibility settings are
 * applied, an answered cookie banner stays away, and one that the question for the language goes before waits for it.
 * It follows what other tabs change, and a forbidden storage changes nothing.
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

/** `<html data-asks="en es fr">`: the page can ask those who speak none of these. */
function markQuestion(asks: string | undefined): void {
  try {
    const requested = localStorage.getItem('requestLanguage') ?? !localStorage.getItem('userLanguage');
    const isOurs = asks?.includes(navigator.language.slice(0, 2).toLowerCase()) ?? true;
    if (!isOurs && String(requested) === 'true') root.dataset.interruption = 'language';
  } catch {}
}

root.dataset.js = '';
apply();
markQuestion(root.dataset.asks);
addEventListener('storage', apply);
keepEarlyPresses();
