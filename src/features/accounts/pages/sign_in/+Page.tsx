import { usePage } from '#platform/page/page.ts';
import { FrontDoorHero } from '#ui/art/heroes/front-door.tsx';
import { nothingTyped } from '../../sign-in.ts';
import { SignInForm } from '../../views/sign-in-form.tsx';
import { ProductAccounts } from './product-accounts.tsx';

export default function Page() {
  const { words, live } = usePage();
  const answer = live?.path === '/login' ? live.signIn : nothingTyped;
  const { title, lead } = words.signIn;
  return (
    <>
      <SignInForm path="/login" answer={answer} picture={<FrontDoorHero />} title={title} lead={lead} />
      <ProductAccounts />
    </>
  );
}
