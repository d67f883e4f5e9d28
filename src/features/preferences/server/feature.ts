import { defineFeature } from '#platform/server/feature.ts';
import { looksUp } from '#platform/server/security/write-limits.ts';
import { mountCountries, mountPreferences } from './routes.ts';

export const preferencesFeature = defineFeature({
  name: 'preferences',
  mount(app, { config }) {
    mountCountries(app, config);
    mountPreferences(app, config);
  },
  writeLimits: {
    'POST /gogoals/get_countries': looksUp('countries'),
    'POST /preferences/country': { storesNothing: 'sets a cookie' },
  },
});
