import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { productsIn } from '#content/catalogue/offers.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { FrontDoorHero } from '#ui/art/heroes/account.tsx';
import { Mark } from '#ui/art/mark.tsx';
import type { MarkName } from '#ui/art/marks/index.ts';
import { ExternalIcon } from '#ui/icons.tsx';
import { line } from '#ui/layout.ts';
import { NewTab } from '#ui/links.tsx';
import { Section } from '#ui/sections/section.tsx';
import { nothingTyped } from '../../sign-in.ts';
import { SignInForm } from '../../views/sign-in-form.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.signIn, Page);

function Page() {
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

/** For visitors who want to sign in to a product: links to the sign-in pages of the products. */
function ProductAccounts() {
  const { words, language } = usePage();
  const { products } = words.signIn;
  const accounts: readonly { readonly mark: MarkName; readonly name: string; readonly address: string }[] = [
    ...productsIn(language).map(({ slug, name, signIn }) => ({ mark: slug, name, address: signIn })),
    { mark: 'email', name: words.names['/email-masivo'], address: bulkEmail.signIn },
  ];
  return (
    <Section id="products" title={products.title} lead={products.lead} tone="card">
      <ul className={style.doors}>
        {accounts.map(({ mark, name, address }) => (
          <li key={mark}>
            <a href={address} target="_blank" rel="noopener" className={line(3, style.door)}>
              <Mark of={mark} size={40} />
              <span>
                <strong>{name}</strong>{' '}
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
