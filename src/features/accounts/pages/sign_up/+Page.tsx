import { trial } from '#content/catalogue/trial.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import style from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { box, disc, rounded } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { Benefits } from '#ui/sections/benefits.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { nothingTyped } from '../../sign-in.ts';
import { SignInForm } from '../../views/sign-in-form.tsx';

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

/** Somebody moves into an ant hill: a room for letters, one for dates, one for receipts, and one to live in. */
const rows = [
  'quarter1:mb blank:b blank:b blank:b quarter2:vb',
  'blank:b blank:b blank:b blank:b blank:b',
  'blank:f blank:f blank:f blank:f blank:f',
  'blank:f blank:f blank:f blank:f blank:f',
  'dots:xf blank:f blank:f blank:f dots:xf',
];

const hill = 'M110 201a140 74 0 0 1 280 0z';
const tunnels = 'M250 130V420M250 226Q190 226 140 290M250 226Q310 226 360 290';
const days = [332, 352, 372].map((x) => box(x, 286, 12, 12) + box(x, 306, 12, 12)).join('');

function OwnRoomHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('forest')} d={hill} />
      <g className={classOf('night')}>
        <path className={style.lines} strokeWidth={34} d={tunnels} />
      </g>
      <path className={classOf('ice')} d={disc(130, 292, 70)} />
      <path className={classOf('mustard')} d={disc(358, 292, 70)} />
      <path className={classOf('day')} d={rounded(156, 372, 188, 112, 52)} />
      <Envelope x={88} y={262} scale={1.4} paper="day" flap="vermilion" />
      <path className={classOf('day')} d={rounded(318, 256, 80, 74, 8)} />
      <path className={classOf('sky')} d={box(318, 262, 80, 16)} />
      <path className={classOf('night')} d={days} />
      <Ant x={244} y={470} scale={0.78} limbs="night" body="sky" />
      <path className={classOf('sky')} d={rounded(206, 20, 92, 54, 10)} />
      <path className={classOf('day')} d={box(222, 20, 10, 54) + box(272, 20, 10, 54)} />
      <Ant x={252} y={131} scale={0.6} pose="lift" limbs="night" />
    </Composition>
  );
}
