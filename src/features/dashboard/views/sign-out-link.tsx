import { signOutPath } from '#features/accounts/sign-in.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';

/** A plain link. Before it is followed, a script of the page clears what the browser stores about the account. */
export function SignOutLink({ className }: { readonly className?: string | undefined }) {
  const { menu } = usePage().words.dashboard;
  return (
    <a href={signOutPath} {...dataProps({ 'sign-out': '' })} className={className}>
      {menu.signOut}
    </a>
  );
}
