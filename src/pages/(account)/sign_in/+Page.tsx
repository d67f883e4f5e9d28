import { FrontDoorHero } from '#components/art/heroes/front-door.tsx';
import { nothingTyped } from '#site/account/sign-in.ts';
import { usePage } from '#site/page.ts';
import { SignInForm } from '../sign-in-form/sign-in-form.tsx';
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
