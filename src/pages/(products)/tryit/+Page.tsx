import { company } from '#content/catalogue/company.ts';
import { productsIn, trial } from '#content/catalogue/offers.ts';
import { withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { faqData } from '#platform/page/structured-data.ts';
import { format } from '#site/message.ts';
import { TryitHero } from '#ui/art/heroes/start.tsx';
import { Mark } from '#ui/art/mark.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { centeredRow, stack } from '#ui/layout.ts';
import { ButtonLink, MeetingButton, SiteLink } from '#ui/links.tsx';
import { semibold, target } from '#ui/look.ts';
import { Actions, SignUp } from '#ui/sections/actions.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { NextStep } from '#ui/sections/next-step.tsx';
import { formatQuestions, Questions } from '#ui/sections/questions.tsx';
import { Section } from '#ui/sections/section.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { Doors } from '../doors.tsx';
import style from './page.module.css';

export default withHead((page) => {
  const { title, description } = page.words.tryit;
  return { title, description, data: [faqData(questionsOf(page))] };
}, TrialPage);

function TrialPage() {
  const page = usePage();
  const { words, language } = page;
  const { tryit } = words;
  return (
    <>
      <Hero
        title={format(tryit.headline, language, { days: trial.days })}
        lead={tryit.lead}
        picture={<TryitHero />}
        layout="strip"
        tone="blush"
        actions={
          <Actions
            of={[
              { type: 'anchor', anchor: 'products', text: tryit.choose },
              { type: 'contact', text: tryit.help },
            ]}
          />
        }
      />
      <TrialSteps />
      <TrialCards />
      <FreeEmails />
      <AfterTrial />
      <Questions questions={questionsOf(page)} tone="card" />
      <NextStep
        title={tryit.nextTitle}
        text={format(tryit.nextText, language, { minutes: company.meetingMinutes })}
        tone="mustard"
        actions={<MeetingButton size="large" />}
      />
    </>
  );
}

function TrialSteps() {
  const { words, language } = usePage();
  const { stepsTitle, steps } = words.tryit;
  return (
    <Section id="steps" title={stepsTitle} beside>
      <Timeline events={steps.map((step) => ({ ...step, when: format(step.when, language, { days: trial.days }) }))} />
    </Section>
  );
}

/** The three options after a trial, as three doors. */
function AfterTrial() {
  const { words, language } = usePage();
  const { afterTitle, afterLead, after } = words.tryit;
  return (
    <Section id="after" title={format(afterTitle, language, { day: trial.days + 1 })} lead={afterLead}>
      <Doors doors={after} />
    </Section>
  );
}

/** The one service with a trial by number and not by days. */
function FreeEmails() {
  const { words, language } = usePage();
  const { tryit } = words;
  const values = { count: trial.freeEmails };
  return (
    <Section
      id="mail"
      title={format(tryit.mailTitle, language, values)}
      lead={format(tryit.mailText, language, values)}
      tone="ice"
      aside={
        <div className={centeredRow(5)}>
          <Mark of="email" size={112} />
          <ButtonLink to="/email-masivo" size="large">
            {tryit.mailAction}
          </ButtonLink>
        </div>
      }
    />
  );
}

/** A card for each product: what it is, its sign-up, and a link to more. */
function TrialCards() {
  const { words, language } = usePage();
  const { tryit } = words;
  return (
    <Section id="products" title={tryit.productsTitle} lead={tryit.productsLead} tone="card">
      <CardGrid columns={3}>
        {productsIn(language).map((product) => (
          <Card
            key={product.slug}
            mark={<Mark of={product.slug} />}
            badge={<Badge>{words.products[product.slug].kind}</Badge>}
            title={product.name}
            text={words.products[product.slug].summary}
          >
            <div className={stack(1, style.ways)}>
              <SignUp product={product} size="small" named>
                {tryit.signUp}
              </SignUp>
              <SiteLink to={product.page} className={classNames(target, semibold)}>
                {format(tryit.about, language, { product: product.name })}
              </SiteLink>
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** The page and its head use the same. */
function questionsOf({ words, language }: Page) {
  return formatQuestions(words.tryit.questions, language, { minutes: company.meetingMinutes });
}
