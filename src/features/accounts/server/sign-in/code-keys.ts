import { keyedHash } from '#platform/server/security/secrets.ts';

/** What a code is for, the address it goes to, and the browser that asks for it. */
export interface CodePurpose {
  readonly purpose: 'sign-in' | 'change-email';
  readonly email: string;
  readonly browser: string;
}

/** Under which a code is kept, and as what: neither can be found out from the database alone. */
export function codeKeys(secret: string, { purpose, email, browser }: CodePurpose, code: string) {
  const hash = (value: unknown) => keyedHash(secret, 'code', JSON.stringify(value)).toString('base64url');
  const id = hash([purpose, email, browser]);
  return { id, code: hash([id, code]) };
}
