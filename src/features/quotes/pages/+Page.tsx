import type { ReactNode } from 'react';
import { MessageForm } from '#features/tickets/views/message-form.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { type HeadOf, withHead } from '#platform/page/head.ts';
import { type Page, usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { quoteLimits } from '#site/quotes.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import { bogota, localTime } from '#site/time.ts';
import { QuoteHero } from '#ui/art/heroes/contact.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/fact.tsx';
import { centeredRow, stack } from '#ui/layout.ts';
import { Link } from '#ui/link.tsx';
import { NewTab } from '#ui/links.tsx';
import { apart, panelLook, raisedLook, ruled, size3, terms } from '#ui/look.ts';
import { DayInBogota } from '#ui/sections/day-in-bogota.tsx';
import { Hero } from '#ui/sections/hero.tsx';
import { Section } from '#ui/sections/section.tsx';
import { openLines, type Quote } from '../quote.ts';
import type { MadeAnswer, QuoteAnswer } from '../quote-answer.ts';
import { Composer } from './composer.tsx';
import { NextSteps, paidText, RequestForm } from './next-steps.tsx';
import style from './page.module.css';

const head: HeadOf = (page) => {
  const { quote } = page.words;
  const answer = quoteIn(page);
  return {
    // The number comes first, because several quotes may be open in tabs.
    title: answer?.kind === 'made' ? `${answer.quote.reference} · ${quote.made.title[answer.state]}` : quote.title,
    description: format(quote.description, page.language, { days: quoteLimits.validDays }),
  };
};

export default withHead(head, QuotePage);

/** Composes a quote, or shows an existing one to visitors with its number. */
function QuotePage() {
  const page = usePage();
  const { title, lead } = page.words.quote;
  const answer = quoteIn(page);
  if (answer?.kind === 'made') return <MadePage answer={answer} />;
  return (
    <>
      <QuoteHead title={title} lead={format(lead, page.language, { days: quoteLimits.validDays })} />
      <Composer answer={answer} />
    </>
  );
}

/** An existing quote: its state, its content and the next steps. */
function MadePage({ answer }: { readonly answer: MadeAnswer }) {
  const page = usePage();
  const { words, language } = page;
  const { made } = words.quote;
  const { quote, state, pdf, choice, refund, errorCode } = answer;
  const meant = state === 'valid' ? suggestEmail(quote.email) : undefined;
  // Name and address are empty once the requester's account is deleted.
  const isUnaddressed = state === 'valid' && quote.email === '';
  const lead =
    state === 'paid'
      ? paidText(answer, page)
      : format(made.lead[isUnaddressed ? 'unaddressed' : state], language, {
          email: quote.email,
          until: localTime(quote.validUntil, bogota).day,
        });
  return (
    <>
      <QuoteHead title={made.title[state]} lead={lead}>
        {state === 'expired' && <Button href={choice}>{made.again}</Button>}
        <Button href={pdf} target="_blank" look={state === 'expired' ? 'secondary' : 'primary'}>
          {made.pdf}
          <NewTab />
        </Button>
      </QuoteHead>
      <div className={stack(6, style.quote)}>
        {errorCode && (
          <Callout tone="error">
            <p>{made.errors[errorCode]}</p>
          </Callout>
        )}
        {refund && (
          <Callout>
            <p>
              {made.refunded} <Link href={refund}>{made.payment}</Link>
            </p>
          </Callout>
        )}
        {meant && (
          <Callout>
            <p>
              {format(made.typo, language, { email: quote.email, suggestion: meant })}{' '}
              <Link href={choice}>{made.change}</Link>
            </p>
          </Callout>
        )}
        <MadeFacts quote={quote} />
        <div className={stack(5)}>
          <MadeLines quote={quote} />
          <OpenLines answer={answer} />
        </div>
      </div>
      <div {...dataProps({ 'no-print': '' })}>
        <NextSteps answer={answer} />
        <AskAbout quote={quote} />
      </div>
    </>
  );
}

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The first actions. */
  readonly children?: ReactNode;
}

function QuoteHead({ title, lead, children }: Props) {
  return <Hero layout="brief" title={title} lead={lead} picture={<QuoteHero />} actions={children} />;
}

/** The contact form, prefilled with the person and the quote. */
function AskAbout({ quote: { reference, name, email } }: { readonly quote: Quote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  return (
    <Section id="ask" title={made.ask} lead={made.askText} beside>
      <div className={style.form}>
        <MessageForm
          id="ask-form"
          variant="support"
          about={reference}
          known={{ name, email, message: `${format(made.question, language, { reference })}\n` }}
        />
      </div>
    </Section>
  );
}

/** The lines and the total of a quote, as in the PDF. */
function MadeLines({ quote }: { readonly quote: Quote }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { lines, subtotal, taxes, total, currency } = quote;
  const write = (minor: number) => formatMoney({ minor, currency }, language);
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className={size3}>
        {made.lines}
      </h2>
      <ul className={style.lines}>
        {lines.map(({ id, name, amount, total: line }) => (
          <li key={id}>
            <span>
              {name} {amount && <small>{amount}</small>}
            </span>
            <strong>{line === undefined ? made.byAgreement : write(line)}</strong>
          </li>
        ))}
      </ul>
      <dl className={style.sums}>
        <Fact label={made.subtotal}>{write(subtotal)}</Fact>
        {taxes.map(({ name, rate, minor }) => (
          <Fact key={name} label={format(made.tax, language, { name, rate: rate / 100 })}>
            {write(minor)}
          </Fact>
        ))}
        <div className={style.total}>
          <dt>{made.total}</dt>
          <dd>{write(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The lines that the total does not include, and how to get their price. */
function OpenLines({ answer }: { readonly answer: MadeAnswer }) {
  const { words, language } = usePage();
  const { made } = words.quote;
  const { quote, state } = answer;
  const lines = openLines(quote);
  if (lines.length === 0) return null;
  const say = (message: string) => format(message, language, { count: lines.length });
  return (
    <section id="open" className={stack(3, panelLook, style.open)} aria-labelledby="open-title">
      <h3 id="open-title">{made.open.title}</h3>
      <ul className={stack(2)}>
        {lines.map(({ id, name, amount }) => (
          <li key={id}>
            {name} {amount && <small>{amount}</small>}
          </li>
        ))}
      </ul>
      <p>{say(state === 'paid' ? made.open.after : made.open.before)}</p>
      <RequestForm answer={answer} kind="prices" label={say(made.open.action)} />
    </section>
  );
}

/** The number, dates and names of a quote. */
function MadeFacts({ quote }: { readonly quote: Quote }) {
  const { made } = usePage().words.quote;
  const { reference, createdAt, validUntil, name, company, email, note } = quote;
  return (
    <section className={classNames(raisedLook, style.panel)} aria-label={made.label}>
      <dl className={classNames(terms, ruled, style.facts)}>
        <div className={style.number}>
          <dt>{made.number}</dt>
          <dd className={centeredRow(0, apart)}>
            <strong>{reference}</strong> <CopyButton text={reference} words={made} />
          </dd>
        </div>
        <Fact label={made.created}>
          <DayInBogota at={createdAt} />
        </Fact>
        <Fact label={made.until}>
          <DayInBogota at={validUntil} />
        </Fact>
        {name && (
          <Fact label={made.for}>
            <bdi>{name}</bdi>
            {company && (
              <>
                <br />
                <bdi>{company}</bdi>
              </>
            )}
          </Fact>
        )}
        {email && <Fact label={made.sentTo}>{email}</Fact>}
        {note && (
          <Fact label={made.note}>
            <span dir="auto">{note}</span>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** The data that the server rendered this page with; undefined on the prebuilt page. */
function quoteIn({ live }: Page): QuoteAnswer | undefined {
  return live?.path === '/support/quote' ? live.quote : undefined;
}
