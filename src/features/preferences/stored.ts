import { recordIn, type Stored, storedWord } from '#platform/browser/stored/stored.ts';
import { dataAttribute, dataOf } from '#platform/page/data-attributes.ts';
import { countryCookie } from '#site/cookies.ts';
import { type CountryId, findCountry } from '#site/countries.ts';

/** Only one of these can be on at a time. */
export const looks = ['inverted', 'highlight', 'greyscale'] as const;

export interface AccessibilitySettings {
  readonly inverted: boolean;
  readonly highlight: boolean;
  readonly greyscale: boolean;
  readonly largeFont: boolean;
}

export type AccessibilitySwitch = keyof AccessibilitySettings;

/**
 * The settings of the accessibility toolbar. Read before the first paint and by the toolbar. Keep this file small: it
 * is part of the script that blocks the rendering of every page.
 */
export const accessibilitySettings: Stored<AccessibilitySettings> = {
  key: 'accessibility-settings',
  read: parseSettings,
  write: JSON.stringify,
};

/** The stored value, not yet validated. */
type AnySettings = Readonly<Partial<Record<AccessibilitySwitch, unknown>>>;

export const noSettings: AccessibilitySettings = {
  inverted: false,
  highlight: false,
  greyscale: false,
  largeFont: false,
};

/** Anything that is not such a record counts as no settings. */
export function parseSettings(text: string): AccessibilitySettings {
  const record: AnySettings = recordIn(text);
  const on = lookIn(record);
  return {
    inverted: on === 'inverted',
    highlight: on === 'highlight',
    greyscale: on === 'greyscale',
    largeFont: record.largeFont === true,
  };
}

/** The first one, if a foreign value has several. */
function lookIn(record: AnySettings) {
  return looks.find((look) => record[look] === true);
}

/** Turning on one of the three looks turns the other two off; the font size is independent. */
export function toggle(settings: AccessibilitySettings, which: AccessibilitySwitch): AccessibilitySettings {
  const value = !settings[which];
  if (which === 'largeFont') return { ...settings, largeFont: value };
  return { inverted: false, highlight: false, greyscale: false, largeFont: settings.largeFont, [which]: value };
}

export function applySettings(root: HTMLElement, settings: AnySettings): void {
  const look = lookIn(settings);
  if (look) dataOf(root).look = look;
  else delete dataOf(root).look;
  root.toggleAttribute(dataAttribute('large-text'), settings.largeFont === true);
}

/** 'true': the visitor's language is not among ours, so ask which one to read. 'false': already asked. */
export const requestLanguage = storedWord('requestLanguage', ['true', 'false']);

/**
 * The country that a visitor chose, as in the cookie of the same name. Stored here so that other tabs notice a change.
 */
export const userCountry: Stored<CountryId> = {
  key: countryCookie,
  read: (text) => findCountry(text.toLowerCase())?.id,
  write: (country) => country,
};
