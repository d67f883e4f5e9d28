import { defineFeature } from '#platform/server/feature.ts';

export const customersFeature = defineFeature({ name: 'customers' });
