import type { Call } from './call.ts';
import { getCountries } from './countries.ts';
import { isAlive, isReady } from './health.ts';
import { setCountry } from './preferences.ts';

/** Every call of the site, in the order in which the documentation shows them. */
export const calls: readonly Call[] = [getCountries, setCountry, isAlive, isReady];
