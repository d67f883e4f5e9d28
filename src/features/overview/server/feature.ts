import { everyone } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { overviewView } from './staff.ts';

export const overviewFeature = defineFeature({
  name: 'overview',
  console: {
    // Numbers, without names.
    views: {
      overview: { roles: everyone, read: (place, { db, config, now }) => overviewView(db, place, config, now) },
    },
  },
});
