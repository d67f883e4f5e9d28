/** Who sees `/staff` on the sites of the tests. */
export const staffEmail = 'team@example.com';
