import { customerCare } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { customersView, customerView, write } from './staff.ts';

export const customersFeature = defineFeature({
  name: 'customers',
  console: {
    views: {
      customers: { roles: customerCare, read: (place, { db, config }) => customersView(db, place, config) },
      customer: {
        roles: customerCare,
        record: { list: 'customers', unknown: 'unknownCustomer' },
        read: async (place, { db, now }) => (place.of ? customerView(db, place, now) : undefined),
      },
    },
    actions: { write: { roles: customerCare, handle: write } },
  },
});
