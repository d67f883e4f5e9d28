import { recordIn, type Stored, storedWord } from '#platform/browser/stored/stored.ts';
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
 * What a visitor set in the accessibility toolbar. Read before the first paint and by the toolbar, so this file stays
 * small: it is part of the script that every page waits for.
 */
export const accessibilitySettings: Stored<AccessibilitySettings> = {
  key: 'accessibility-settings',
  read: parseSettings,
  write: JSON.stringify,
};

/** As it stands in the storage. */
type AnySettings = Readonly<Partial<Record<AccessibilitySwitch, unknown>>>;

export const noSettings: AccessibilitySettings = {
  inverted: false,
  highlight: false,
  greyscale: false,
  largeFont: false,
};

/** Anything that is not such a record counts as nothing set. */
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

/** The first, where a foreign value claims several. */
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
  if (look) root.dataset.look = look;
  else delete root.dataset.look;
  root.toggleAttribute('data-large-text', settings.largeFont === true);
}

/** 'true': this visitor's language is not among ours, ask which one to read. 'false': has been asked. */
export const requestLanguage = storedWord('requestLanguage', ['true', 'false']);

/** The country that a visitor chose, as in the cookie of the same name: by this the other tabs hear of it. */
export const userCountry: Stored<CountryId> = {
  key: countryCookie,
  read: (text) => findCountry(text.toLowerCase())?.id,
  write: (country) => country,
};
