/**
 * Runs before the first paint, as a small blocking script, so that nothing flashes: the accessibility
 * settings are applied and an answered cookie banner stays away. It follows what other tabs change, and
 * a forbidden storage changes nothing.
 */
import { accessibilityKey, applySettings, parseSettings } from '#site/accessibility-settings.ts';
import { consentKey, isConsent } from '#site/consent.ts';
import { keepEarlyPresses } from './early-presses.ts';

const root = document.documentElement;

function apply(): void {
  try {
    applySettings(root, parseSettings(localStorage.getItem(accessibilityKey)));
    const consent = localStorage.getItem(consentKey);
    if (isConsent(consent)) root.dataset.consent = consent;
  } catch {}
}

root.dataset.js = '';
apply();
addEventListener('storage', apply);
keepEarlyPresses();
