/** The team member of the test sites. */
export const staffEmail = 'team@example.com';
