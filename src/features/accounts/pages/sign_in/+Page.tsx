import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import { usePage } from '#platform/page/page.ts';
import { Ant } from '#ui/art/ant.tsx';
import { classOf } from '#ui/art/colours.ts';
import { Composition } from '#ui/art/composition.tsx';
import { Mark } from '#ui/art/mark.tsx';
import type { MarkName } from '#ui/art/marks/index.ts';
import { box, disc } from '#ui/art/path.ts';
import type { Alternative } from '#ui/art/picture.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import { NewTab } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { nothingTyped } from '../../sign-in.ts';
import { SignInForm } from '../../views/sign-in-form.tsx';
import style from './page.module.css';

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

/** For whoever looks for the account of a product: the door of each, on its own site. */
function ProductAccounts() {
  const { words, language } = usePage();
  const { products } = words.signIn;
  const doors: readonly { readonly mark: MarkName; readonly name: string; readonly address: string }[] = [
    ...productsIn(language).map(({ slug, name, signIn }) => ({ mark: slug, name, address: signIn })),
    { mark: 'email', name: words.names['/email-masivo'], address: bulkEmail.signIn },
  ];
  return (
    <Section id="products" title={products.title} lead={products.lead} tone="card">
      <ul className={style.doors}>
        {doors.map(({ mark, name, address }) => (
          <li key={mark}>
            <a href={address} target="_blank" rel="noopener" className={style.door}>
              <Mark of={mark} size={40} />
              <span>
                <strong>{name}</strong>
                <span className={style.action}>
                  {products.signIn}
                  <NewTab />
                  <ExternalIcon />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Two ants bring the key to a door. It all stands low: on a phone the upper part is cut off. */
const rows = [
  'quarter1:is blank:s blank:s blank:s petal:is',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'blank:s blank:s blank:s blank:s blank:s',
  'stripes:vx blank:x blank:x blank:x blank:x',
];

const frame = 'M292 400V222a92 92 0 0 1 184 0v178z';
const leaf = 'M310 400V222a74 74 0 0 1 148 0v178z';
const light = 'M384 148a74 74 0 0 1 74 74H310a74 74 0 0 1 74-74z';
const keyhole = `${disc(384, 290, 21)}M375 296h18l13 56h-44z`;
const key = `${disc(76, 322, 38)}${box(106, 311, 178, 22)}${box(240, 282, 17, 32)}${box(268, 274, 16, 40)}`;

function FrontDoorHero({ title }: Alternative) {
  return (
    <Composition rows={rows} keep="bottom" title={title}>
      <path className={classOf('day')} d={frame} />
      <path className={classOf('mustard')} d={leaf} />
      <path className={classOf('vermilion')} d={light} />
      <path className={classOf('mustard')} d="M377 148h14v74h-14z" />
      <path className={classOf('night')} d={keyhole} />
      <path className={classOf('day')} d={key} />
      <path className={classOf('sky')} d={disc(76, 322, 17)} />
      <Ant x={140} y={399} scale={0.7} pose="lift" limbs="night" />
      <Ant x={240} y={399} scale={0.7} pose="heave" limbs="night" body="blush" />
    </Composition>
  );
}
