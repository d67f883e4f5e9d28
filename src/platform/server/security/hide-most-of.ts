/** It may be seen by others than whose it is: `ana@example.com` as `a•••@example.com`. */
export function hideMostOf(email: string, sign = '•••'): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}${sign}${email.slice(at)}` : sign;
}
