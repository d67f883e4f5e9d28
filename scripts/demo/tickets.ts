import { products } from '#content/catalogue/products.ts';
import { laterBy, momentsBefore, whenAtWork } from './calendar.ts';
import { campaigns, conversationsIn, followUps, spam } from './conversations.ts';
import { type Demo, type DemoRows, personAt } from './demo-rows.ts';
import type { Person } from './people.ts';

const spamShare = 0.05;
/** Of orders, quotes and meetings: their customer writes about them. */
const followUpShare = 0.12;

type Ticket = DemoRows['tickets'][number];

/** The conversations with visitors: new ones, messages about something earlier, and spam. */
export function addTickets(demo: Demo): void {
  const { random, rows, now, days, size } = demo;
  const earlier = [...rows.orders, ...rows.quotes, ...rows.meetings].filter(({ createdAt }) => createdAt < now);
  for (const { reference, email, createdAt } of earlier) {
    const person = personAt(demo, email ?? '');
    const at = laterBy(createdAt, 60, random);
    if (person && at < now && random.chance(followUpShare)) addFollowUp(demo, person, at, reference);
  }
  const left = Math.max(0, size - rows.tickets.length);
  for (const at of momentsBefore(now, days, left, random)) {
    if (random.chance(spamShare)) addSpam(demo, at);
    else addQuestion(demo, random.pick(demo.people), at);
  }
}

function addQuestion(demo: Demo, person: Person, createdAt: Date): void {
  const { random } = demo;
  const { ask, answer, reply, page } = random.pick(conversationsIn(person.language));
  const product = random.pick(products).slug;
  const name = `${product.slice(0, 1).toUpperCase()}${product.slice(1)}`;
  const fill = (text: string) =>
    text.replaceAll('{product}', name).replaceAll('{company}', person.company ?? person.name);
  const [, campaign] = random.weighted(campaigns, ([weight]) => weight);
  converse(demo, person, { createdAt, message: fill(ask), page: `${page}/${person.language}`, campaign }, [
    fill(answer),
    fill(reply),
  ]);
}

function addFollowUp(demo: Demo, person: Person, createdAt: Date, about: string): void {
  const { ask, answer } = demo.random.pick(followUps[person.language]);
  const message = ask.replaceAll('{reference}', about);
  converse(demo, person, { createdAt, message, about, page: `/support/${person.language}` }, [answer]);
}

type Opening = Pick<Ticket, 'createdAt' | 'message' | 'page' | 'about' | 'campaign'>;

/** A ticket with the messages that there is time for. */
function converse(demo: Demo, person: Person, opening: Opening, texts: readonly string[]): void {
  const { random, rows } = demo;
  const { name, email, phone, language, country } = person;
  const ticket = { id: random.uuid(), reference: random.code('H', 2) };
  const staffEmail = random.pick(demo.team);
  const course = closeSome(demo, ticket, staffEmail, exchange(demo, ticket, staffEmail, opening.createdAt, texts));
  rows.tickets.push({ ...ticket, name, email, phone, language, country, ...opening, ...course });
}

type Begun = Pick<Ticket, 'id' | 'reference'>;

interface Course {
  readonly state: 'new' | 'answered' | 'closed';
  readonly firstAnswerAt: Date | null;
  readonly lastActivityAt: Date;
}

/** The team answers first, and then the visitor in turn. */
function exchange(demo: Demo, ticket: Begun, staffEmail: string, createdAt: Date, texts: readonly string[]): Course {
  const { random, rows, now } = demo;
  let course: Course = { state: 'new', firstAnswerAt: null, lastActivityAt: createdAt };
  for (const [index, text] of texts.entries()) {
    const isTeam = index % 2 === 0;
    const at = isTeam ? whenAtWork(course.lastActivityAt, random) : laterBy(course.lastActivityAt, 14, random);
    if (at >= now || (!isTeam && random.chance(0.4))) break;
    const message = { id: random.uuid(), ticketId: ticket.id, text, createdAt: at };
    if (isTeam) {
      rows.messages.push({ ...message, author: 'team', staffEmail });
      const details = { message: message.id };
      rows.actions.push({ staffEmail, action: 'ticket-answered', subject: ticket.reference, details, at });
    } else rows.messages.push({ ...message, author: 'visitor' });
    course = { state: isTeam ? 'answered' : 'new', firstAnswerAt: course.firstAnswerAt ?? at, lastActivityAt: at };
  }
  return course;
}

/** Most of what was answered is closed some days later. */
function closeSome({ random, rows, now }: Demo, { reference }: Begun, staffEmail: string, course: Course): Course {
  const at = whenAtWork(laterBy(course.lastActivityAt, 30, random), random, 600);
  if (!course.firstAnswerAt || at >= now || random.chance(0.07)) return course;
  const details = { from: course.state, to: 'closed' };
  rows.actions.push({ staffEmail, action: 'ticket-state', subject: reference, details, at });
  return { ...course, state: 'closed', lastActivityAt: at };
}

function addSpam({ random, rows }: Demo, createdAt: Date): void {
  rows.tickets.push({
    id: random.uuid(),
    reference: random.code('H', 2),
    name: random.pick(['SEO Team', 'Web Growth', 'Marketing Desk']),
    email: `offer${random.between(1, 9999)}@spam.example`,
    message: random.pick(spam),
    language: 'en',
    state: 'quarantined',
    quarantineReasons: [random.pick(['links', 'too fast', 'honeypot'])],
    createdAt,
    lastActivityAt: createdAt,
  });
}
