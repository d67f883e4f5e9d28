/** The page may be seen by others than its visitor: `ana@example.com` as `a•••@example.com`. */
export function hideMostOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
