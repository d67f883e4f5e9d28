import { brand } from '#content/brand.ts';
import { company } from '#content/catalogue/company.ts';
import { codeRules } from '#features/accounts/sign-in.ts';
import { usePage } from '#platform/page/page.ts';
import { pageName } from '#platform/page/page-name.ts';
import { routeOf } from '#site/routes.ts';
import { columns, stack } from '#ui/layout.ts';
import { SiteLink } from '#ui/links.tsx';
import { atTop } from '#ui/look.ts';
import { WovenText } from '#ui/sections/prose.tsx';
import { Section } from '#ui/sections/section.tsx';

const facts = {
  trialDays: company.trialDays,
  digits: codeRules.digits,
  minutes: codeRules.minutes,
  tries: codeRules.tries,
};

interface Item {
  readonly title: string;
  readonly text: string;
}

/** What a buyer wants to know before: how to stop and get money back, and where data goes. The footer links to both. */
export function Assurances() {
  const { refunds, security } = usePage().words.support;
  return (
    <>
      <Section id="refunds" title={refunds.title} lead={refunds.lead}>
        <Items of={refunds.items} look={columns(6, { medium: 2, wide: 3 })} />
      </Section>
      <Section id="security" title={security.title} lead={security.lead} tone="ice">
        <Items of={security.items} look={columns(6, { medium: 2, wide: 4 })} />
      </Section>
    </>
  );
}

function Items({ of, look }: { readonly of: readonly Item[]; readonly look: string | undefined }) {
  const { words } = usePage();
  const { contact, dataOfficer } = brand.email;
  const elements = {
    email: <a href={`mailto:${contact}`}>{contact}</a>,
    officer: <a href={`mailto:${dataOfficer}`}>{dataOfficer}</a>,
    policyLink: <SiteLink to="/politics">{pageName(routeOf('/politics'), words)}</SiteLink>,
  };
  return (
    <ul className={look}>
      {of.map(({ title, text }) => (
        <li key={title} className={stack(2, atTop)}>
          <h3>{title}</h3>
          <p>
            <WovenText text={text} values={facts} elements={elements} />
          </p>
        </li>
      ))}
    </ul>
  );
}
