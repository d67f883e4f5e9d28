import { brand } from '#content/brand.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { href, withQuery } from '#site/address.ts';
import { dashboardHref } from '#site/dashboard.ts';
import { format } from '#site/message.ts';
import { formatMoney } from '#site/money.ts';
import { exampleQuote, type QuoteStatus } from '#site/quotes.ts';
import { bogotaTime } from '#site/time.ts';
import { OnItsWayHero } from '#ui/art/heroes/account.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { FormStatus, RejectedText } from '#ui/console/forms.tsx';
import { Fact } from '#ui/fact.tsx';
import { TextField } from '#ui/field.tsx';
import { HiddenValues } from '#ui/hidden-fields.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons.tsx';
import { stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import { atStart, panelLook, shortButtons, size4, terms } from '#ui/look.ts';
import { DayInBogota } from '#ui/sections/day-in-bogota.tsx';
import { Notice } from '#ui/sections/notice.tsx';
import { Section } from '#ui/sections/section.tsx';
import type { ConversationEntry } from '../../dashboard-lines.ts';
import { openedFiles, type StatusAnswer, type TicketStatus } from '../../live-answers.ts';
import { exampleReference, ticketLimits } from '../../ticket-limits.ts';
import { Conversation } from '../../views/conversation.tsx';
import { FileQuestion } from '../../views/file-question.tsx';
import { ReplyForm } from '../../views/reply-form.tsx';
import quoteVerdictStyle from './page.module.css';

export default withHead(({ words }) => words.supportStatus, Page);

function Page() {
  const { words, language, live } = usePage();
  const { supportStatus } = words;
  const answer = live?.path === '/support/status' ? live.status : undefined;
  if (answer?.question) return <QuestionPage reference={answer.reference} question={answer.question} />;
  const { quote } = answer ?? {};
  const title = quote === undefined ? supportStatus.title : supportStatus.quote.title[quote?.state ?? 'unknown'];
  return (
    <>
      <Notice picture={<OnItsWayHero />} title={title}>
        {quote !== undefined ? (
          <QuoteVerdict quote={quote} />
        ) : answer?.found ? (
          <Found status={answer.found} email={answer.provenEmail ?? answer.email} reply={answer.reply} />
        ) : answer?.reply ? (
          <Unsent reply={answer.reply} />
        ) : (
          <p>{supportStatus.lead}</p>
        )}
        <StatusForm answer={answer} />
      </Notice>
      <Section id="lost" title={supportStatus.lostTitle} tone="card" beside>
        <div className={stack(5, atStart, quoteVerdictStyle.lost)}>
          <p>{format(supportStatus.lostText, language, { brand: brand.name })}</p>
          <ButtonLink to="/support" anchor="form" look="secondary">
            {supportStatus.write}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

interface QuestionProps extends Pick<StatusAnswer, 'reference'> {
  readonly question: NonNullable<StatusAnswer['question']>;
}

/** The question before a file of the ticket is downloaded that can do harm. */
function QuestionPage({ reference, question: { file, key } }: QuestionProps) {
  const { words, language } = usePage();
  const values = { reference, key };
  return (
    <Notice picture={<OnItsWayHero />} title={words.ticket.danger.title}>
      <FileQuestion
        file={file}
        address={`${openedFiles}/${file.id}`}
        values={values}
        back={withQuery(href('/support/status', language), values)}
      />
    </Notice>
  );
}

interface OpenedProps {
  readonly entries: readonly ConversationEntry[];
  /** What opens the files. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

function OpenedConversation({ entries, query }: OpenedProps) {
  const { words, language } = usePage();
  const { found } = words.supportStatus;
  const names = { visitor: found.you, team: format(found.team, language, { company: brand.name }) };
  return (
    <section className={stack(3)} aria-labelledby="conversation">
      <h2 id="conversation" className={size4}>
        {found.conversation}
      </h2>
      <Conversation
        own="visitor"
        filesLabel={found.files}
        entries={entries.map((entry) => ({
          ...entry,
          name: names[entry.author],
          files: entry.files.map(({ id, name, danger }) => ({
            id,
            address: danger
              ? withQuery(href('/support/status', language), { ...query, file: id })
              : withQuery(`${openedFiles}/${id}`, query),
            label: name,
            danger,
          })),
        }))}
      />
    </section>
  );
}

type Reply = NonNullable<StatusAnswer['reply']>;

/** A reply that could not be saved, while the conversation cannot be shown either. */
function Unsent({ reply: { errorText, wrong } }: { readonly reply: Reply }) {
  const text = wrong?.typed['message'];
  return (
    <section className={stack(4, panelLook, quoteVerdictStyle.found)}>
      <Callout tone="error">{errorText}</Callout>
      {text && <RejectedText text={text} />}
    </section>
  );
}

interface FoundProps {
  readonly status: TicketStatus;
  readonly email: string;
  readonly reply: Reply | undefined;
}

/** The status of a ticket. Visitors who opened the link in a mail also see what was written, and can reply. */
function Found({ status, email, reply }: FoundProps) {
  const { reference, state, receivedAt, message, author = 'visitor', entries, key } = status;
  const { words, language } = usePage();
  const { found } = words.supportStatus;
  const next = author === 'team' && state === 'answered' ? found.replyToUs : found.next[state];
  return (
    <section className={stack(5, panelLook, quoteVerdictStyle.found)} aria-label={found.label}>
      <FormStatus errorText={reply?.errorText} done={reply?.isSent ? words.dashboard.done.reply : undefined} />
      <dl className={stack(3, terms)}>
        <Fact label={found.reference}>{reference}</Fact>
        <Fact label={found.received}>
          <time dateTime={new Date(receivedAt).toISOString()}>
            {format(found.time, language, bogotaTime(receivedAt, language))}
          </time>
        </Fact>
        <Fact label={found.state}>
          <strong>{found.states[state]}</strong>
        </Fact>
        {message !== undefined && !entries && (
          <Fact label={author === 'team' ? found.ours : found.message}>
            <blockquote className={quoteVerdictStyle.message} dir="auto">
              {message}
            </blockquote>
          </Fact>
        )}
      </dl>
      {entries && <OpenedConversation entries={entries} query={{ reference, key }} />}
      {(!reply || state === 'received') && <p>{next}</p>}
      {reply && (
        <ReplyForm
          ticket={status}
          messageId={reply.messageId}
          wrong={reply.wrong}
          address={withQuery(href('/support/status', language), { reference, key })}
        />
      )}
      {message !== undefined && author === 'visitor' && <p>{found.notYou}</p>}
      <SignInToTicket reference={reference} email={email} hasConversation={entries !== undefined} />
    </section>
  );
}

interface SignInProps {
  readonly reference: string;
  readonly email: string;
  /** Whether the conversation is on this page, too. */
  readonly hasConversation: boolean;
}

/** Sends a code to the address of the ticket, and leads back to the conversation. The address is in no URL. */
function SignInToTicket({ reference, email, hasConversation }: SignInProps) {
  const { words, language } = usePage();
  const { signIn } = words.supportStatus.found;
  const { title, text } = hasConversation ? signIn.reply : signIn;
  const back = dashboardHref(language, { view: 'tickets', ticket: reference });
  return (
    <div className={stack(2)}>
      <h2 className={size4}>{title}</h2>
      <p>{text}</p>
      {email ? (
        <form method="post" action={href('/login', language)} {...dataProps({ enhance: 'once' })}>
          <HiddenValues values={{ step: 'email', email, back }} />
          <Button type="submit" look="secondary">
            {signIn.action}
          </Button>
        </form>
      ) : (
        <div>
          <Button href={back} look="secondary">
            {signIn.action}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether a quote is genuine and still valid. The title already says so; these are the details to compare. */
function QuoteVerdict({ quote }: { readonly quote: QuoteStatus | null }) {
  const { words, language } = usePage();
  const { quote: text } = words.supportStatus;
  const state = quote?.state ?? 'unknown';
  const isGood = state === 'valid' || state === 'paid';
  return (
    <section
      className={stack(4, panelLook, quoteVerdictStyle.found, quoteVerdictStyle.quote)}
      {...dataProps({ verdict: state })}
      aria-label={text.label}
    >
      <p className={quoteVerdictStyle.verdict}>
        {isGood ? <SuccessIcon /> : <WarningIcon />}
        <span>{format(text.text[state], language, { brand: brand.name })}</span>
      </p>
      {quote && (
        <dl className={stack(3, terms)}>
          <Fact label={text.number}>
            <strong>{quote.reference}</strong>
          </Fact>
          <Fact label={text.total}>
            <strong>{formatMoney({ minor: quote.total, currency: quote.currency }, language)}</strong>
          </Fact>
          <Fact label={text.made}>
            <DayInBogota at={quote.createdAt} />
          </Fact>
          <Fact label={text.until}>
            <DayInBogota at={quote.validUntil} />
          </Fact>
        </dl>
      )}
      {state === 'expired' && (
        <p>
          <ButtonLink to="/support/quote">{text.open}</ButtonLink>
        </p>
      )}
    </section>
  );
}

/**
 * A plain form that is answered by this page with the result. It uses POST, so that the e-mail is not part of any
 * address.
 */
function StatusForm({ answer }: { answer: StatusAnswer | undefined }) {
  const { words, language } = usePage();
  const { supportStatus } = words;
  // The result is shown above, so the form is empty for the next search.
  const hasFound = Boolean(answer?.found || answer?.quote);
  const query = hasFound ? undefined : answer;
  return (
    <form
      method="post"
      action={href('/support/status', language)}
      className={stack(5, shortButtons, quoteVerdictStyle.form)}
    >
      <TextField
        id="reference"
        name="reference"
        label={supportStatus.reference}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        hint={format(supportStatus.referenceHint, language, { example: exampleReference, quote: exampleQuote })}
        // The error belongs to both fields: a visitor who guesses must not learn which of them was right.
        error={answer?.errorText}
        defaultValue={query?.reference}
        autoFocus={answer?.errorText !== undefined}
      />
      <TextField
        id="email"
        name="email"
        label={supportStatus.email}
        hint={supportStatus.emailHint}
        type="email"
        autoComplete="email"
        maxLength={ticketLimits.email}
        defaultValue={query?.email}
      />
      <Button type="submit" look={hasFound ? 'secondary' : 'primary'}>
        {hasFound ? supportStatus.another : supportStatus.look}
      </Button>
    </form>
  );
}
