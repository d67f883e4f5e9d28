import { trial } from '#content/catalogue/offers.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { OwnRoomHero } from '#ui/art/heroes/account.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { nothingTyped } from '../../sign-in.ts';
import { SignInForm } from '../../views/sign-in-form.tsx';

export default withHead(({ words }) => words.signUp, Page);

function Page() {
  const { words, language, live } = usePage();
  const answer = live?.path === '/support/registro' ? live.signIn : nothingTyped;
  const { title, lead, benefits, products } = words.signUp;
  return (
    <>
      <SignInForm path="/support/registro" answer={answer} picture={<OwnRoomHero />} title={title} lead={lead} />
      <Benefits {...benefits} look="ticks" tone="card" />
      <NextStep
        title={products.title}
        text={format(products.text, language, trial)}
        tone="mustard"
        actions={
          <>
            <ButtonLink to="/tryit">{products.try}</ButtonLink>
            <ButtonLink to="/login" anchor="products" look="secondary">
              {products.signIn}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
