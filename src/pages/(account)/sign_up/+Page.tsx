import { OwnRoomHero } from '#components/art/heroes/own-room.tsx';
import { Benefits } from '#components/sections/benefits.tsx';
import { NextStep } from '#components/sections/next-step.tsx';
import { ButtonLink } from '#components/shell/button-link.tsx';
import { trial } from '#content/catalogue/trial.ts';
import { nothingTyped } from '#site/account/sign-in.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { SignInForm } from '../sign-in-form/sign-in-form.tsx';

export default function Page() {
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
