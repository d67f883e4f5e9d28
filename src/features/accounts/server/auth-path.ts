/** Where Google sends its visitors back to: the one address of Better Auth that is open to the outside. */
export const authPath = '/api/auth';
