import { helpDesk } from '#content/catalogue/help-desk.ts';
import { productOf } from '#content/catalogue/products.ts';
import { hasExamples } from '#content/catalogue/references.ts';
import { Plans as PlansToBuy } from '#features/plans/views/plans.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { faqData, productData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { Drawing } from '#ui/art/drawing.tsx';
import { features as drawings } from '#ui/art/help-desk/features.ts';
import { classNames } from '#ui/class-names.ts';
import { muted, row, stack } from '#ui/layout.ts';
import { cardLook, size4 } from '#ui/look.ts';
import { Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Voices } from '#ui/sections/testimonials.tsx';
import { Stats } from '#ui/stats.tsx';
import { Table } from '#ui/table.tsx';
import { Contact, TrialOffer } from './contact.tsx';
import style from './help-desk.module.css';
import { Opening, signUpAddress } from './opening.tsx';
import { QueueScreen } from './queue-screen.tsx';
import { Video } from './video.tsx';
import { What } from './what.tsx';

const head: HeadOf = (page) => {
  const { title, description, questions } = page.words.helpDesk;
  const { names } = page.words.helpDesk.plans;
  const { currency, plans } = helpDesk;
  const offers = plans.flatMap(({ id, price }) => (price ? [{ name: names[id], price, currency }] : []));
  const { name } = productOf('suppmail');
  const product = productData({ name, description, offers, per: 'year', isSoldByCard: true }, page);
  return { title, description, data: [product, faqData(questions)] };
};

export default withHead(head, Page);

function Page() {
  const { words, language } = usePage();
  const { stats, questions } = words.helpDesk;
  const { users, requests, interactions, countries } = helpDesk.claims;
  const over = (count: number) => format(stats.over, language, { count });
  return (
    <div className={style.page}>
      <Opening />
      <PageNav />
      <QueueScreen />
      <What />
      <Stats
        stats={[
          { figure: over(users), label: stats.users },
          { figure: over(requests), label: stats.requests },
          { figure: over(interactions), label: stats.interactions },
          { figure: format(stats.exactly, language, { count: countries }), label: stats.countries },
        ]}
      />
      <TrialOffer>
        <Benefits />
        <Features />
        <Plans />
        <Testimonials />
        <Questions questions={questions} tone="card" />
        <Contact />
      </TrialOffer>
      <Video />
    </div>
  );
}

const anchors = ['what', 'benefits', 'features', 'plans', 'contact'] as const;

/** The navigation of this page. It is sticky below the header if there is space for both. */
function PageNav() {
  const { nav } = usePage().words.helpDesk;
  return (
    <nav className={style.nav} aria-label={nav.label} {...dataProps({ scheme: 'dark' })}>
      <ul className={row(0)}>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{nav[anchor]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same day in a shared inbox and at the help desk. */
function Benefits() {
  const { benefits } = usePage().words.helpDesk;
  return (
    <Section id="benefits" title={benefits.title} lead={benefits.lead} tone="card">
      <Table
        id="benefits-table"
        caption={benefits.caption}
        onPhone="read"
        columns={[{ label: benefits.question }, { label: benefits.inbox }, { label: benefits.desk }]}
        rows={benefits.rows.map(({ question, inbox, desk }) => ({
          cells: [question, inbox, <strong key="desk">{desk}</strong>],
        }))}
      />
    </Section>
  );
}

const names = ['workflow', 'groups', 'messengers', 'satisfaction', 'api', 'widget'] as const;

function Features() {
  const { features } = usePage().words.helpDesk;
  return (
    <Section id="features" title={features.title} lead={features.lead}>
      <div className={stack(5, classNames(cardLook, style.kinds))}>
        <div>
          <h3>{features.kindsTitle}</h3>
          <p className={`${muted} ${style.text}`}>{features.kindsText}</p>
        </div>
        <ul className={style.letters} {...dataProps({ scheme: 'light' })}>
          {features.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </div>
      <ul className={stack(0, style.features)}>
        {names.map((name) => (
          <li key={name} className={cardLook}>
            <Drawing of={drawings[name]} size={72} />
            <h3 className={size4}>{features.items[name].title}</h3>
            <p className={muted}>{features.items[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Testimonials() {
  const { words } = usePage();
  const { testimonials } = words.helpDesk;
  const examplesNote = hasExamples(helpDesk.testimonials) ? words.sections.placeholderNote : undefined;
  return (
    <Section id="testimonials" title={testimonials.title} lead={examplesNote}>
      <Voices
        look="pairs"
        voices={helpDesk.testimonials.map(({ id, country, placeholder = false }) => {
          const { quote, role, sector } = testimonials.items[id];
          const place = `${sector}, ${testimonials.country[country]}`;
          return { id: `help-desk-${id}`, quote, name: role, place, isExample: placeholder };
        })}
      />
    </Section>
  );
}

/**
 * Visitors who pay in pesos, or have no country, see a price; elsewhere it is by agreement, and no price is invented.
 */
function Plans() {
  const { words, language } = usePage();
  const { plans } = words.helpDesk;
  return (
    <Section
      id="plans"
      title={plans.title}
      lead={format(plans.lead, language, { days: helpDesk.trialDays })}
      tone="mustard"
    >
      <PlansToBuy
        kind="helpDesk"
        productId={helpDesk.productId}
        buy={plans.buy}
        trial={{ href: signUpAddress, label: plans.start }}
      />
      <p className={style.plansNote}>{plans.soldInCop}</p>
    </Section>
  );
}
