/** The local storage key of the visitor's answer to the cookie banner: 'true', or 'false' for only what is necessary. */
export const consentKey = 'consent';

export type Consent = 'true' | 'false';

export function isConsent(value: unknown): value is Consent {
  return value === 'true' || value === 'false';
}
