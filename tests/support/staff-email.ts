/** The team members of the test sites. */
export const staffEmail = 'team@example.com';
export const otherStaffEmail = 'luz@example.com';
