import { defineFeature } from '#platform/server/feature.ts';

export const overviewFeature = defineFeature({ name: 'overview' });
