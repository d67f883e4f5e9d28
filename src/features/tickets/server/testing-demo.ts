import { laterBy, momentsBefore, whenAtWork } from '#app/testing-demo/calendar.ts';
import { type Demo, type DemoRows, personAt, somebody } from '#app/testing-demo/demo-rows.ts';
import { addFile } from '#app/testing-demo/files.ts';
import type { Person } from '#app/testing-demo/people.ts';
import { products } from '#content/catalogue/products.ts';
import { msPerDay } from '#site/durations.ts';
import { campaigns, conversationsIn, followUps, notes, openings, spam } from './testing-conversations.ts';

const spamShare = 0.05;
/** Of orders, quotes and meetings: their customer writes about them. */
const followUpShare = 0.12;
/** Of the same: the team writes to their customer. */
const openingShare = 0.05;
const noteShare = 0.08;
/** Of questions: a file came with the first message. */
const fileShare = 0.04;
/** After so many days without a message every conversation has come to its end. */
const openDays = { new: 5, answered: 25, closed: 0 } as const;

type Ticket = DemoRows['tickets'][number];

/** The conversations with visitors: new ones, messages about something earlier, some that the team began, and spam. */
export function addTickets(demo: Demo): void {
  const { random, rows, now, days, size } = demo;
  const earlier = [...rows.orders, ...rows.quotes, ...rows.meetings].filter(({ createdAt }) => createdAt < now);
  for (const { reference, email, createdAt } of earlier) {
    const person = personAt(demo, email ?? '');
    const at = laterBy(createdAt, 60, random);
    if (!person || at >= now) continue;
    if (random.chance(followUpShare)) addFollowUp(demo, person, at, reference);
    else if (random.chance(openingShare)) addOpening(demo, person, whenAtWork(at, random), reference);
  }
  const left = Math.max(0, size - rows.tickets.length);
  for (const at of momentsBefore(now, days, left, random)) {
    if (random.chance(spamShare)) addSpam(demo, at);
    else addQuestion(demo, somebody(demo), at);
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

type Opening = Pick<Ticket, 'createdAt' | 'message' | 'page' | 'about' | 'campaign' | 'openedBy'>;

/** The team writes first, and about half of the customers reply. */
function addOpening(demo: Demo, person: Person, createdAt: Date, about: string): void {
  if (createdAt >= demo.now) return;
  const { ask, reply } = demo.random.pick(openings[person.language]);
  const message = ask.replaceAll('{reference}', about);
  converse(demo, person, { createdAt, message, about, openedBy: 'team' }, [reply]);
}

type Author = 'team' | 'visitor';

/** A ticket with the messages that there is time for. */
function converse(demo: Demo, person: Person, opening: Opening, texts: readonly string[]): void {
  const { random, rows } = demo;
  const { name, email, phone, language, country } = person;
  const begun = { id: random.uuid(), reference: random.code('H', 2) };
  const staffEmail = random.pick(demo.team);
  const course = closeSome(demo, begun, staffEmail, exchange(demo, begun, staffEmail, opening, texts));
  if (texts.length > 1 && random.chance(fileShare)) addFile(demo, begun);
  // Whoever answers takes care of it; of the new ones, some have been given to somebody.
  const isAssigned = course.firstAnswerAt !== null || opening.openedBy === 'team' || random.chance(0.45);
  const assignee = isAssigned ? staffEmail : null;
  rows.tickets.push({ ...begun, name, email, phone, language, country, ...opening, ...course, assignee });
  if (opening.openedBy === 'team') {
    const details = opening.about ? { about: opening.about } : {};
    note(demo, staffEmail, 'ticket-opened', begun, opening.createdAt, details);
  } else if (assignee) note(demo, staffEmail, 'ticket-assigned', begun, opening.createdAt, { to: assignee });
  if (random.chance(noteShare)) addNote(demo, begun, course.lastActivityAt);
}

function addNote(demo: Demo, begun: Begun, createdAt: Date): void {
  const { random, rows, team } = demo;
  const id = random.uuid();
  const staffEmail = random.pick(team);
  rows.notes.push({ id, ticketId: begun.id, staffEmail, text: random.pick(notes), createdAt });
  note(demo, staffEmail, 'ticket-noted', begun, createdAt, { note: id });
}

type Begun = Pick<Ticket, 'id' | 'reference'>;

interface Course {
  readonly state: 'new' | 'answered' | 'closed';
  readonly firstAnswerAt: Date | null;
  readonly waitingSince: Date | null;
  readonly lastActivityAt: Date;
}

/** They write in turn, beginning with the one who did not open it. */
function exchange(
  demo: Demo,
  begun: Begun,
  staffEmail: string,
  { createdAt, openedBy = 'visitor' }: Opening,
  texts: readonly string[],
): Course {
  const { random, rows, now } = demo;
  let last: Author = openedBy;
  let course = afterMessage({ firstAnswerAt: null }, openedBy, createdAt);
  if (openedBy === 'team') course = { ...course, firstAnswerAt: null };
  for (const text of texts) {
    const author = last === 'team' ? 'visitor' : 'team';
    const isTeam = author === 'team';
    const at = isTeam ? whenAtWork(course.lastActivityAt, random) : laterBy(course.lastActivityAt, 14, random);
    if (at >= now || (!isTeam && random.chance(0.4))) break;
    const id = random.uuid();
    rows.messages.push({ id, ticketId: begun.id, author, text, createdAt: at, staffEmail: isTeam ? staffEmail : null });
    if (isTeam) note(demo, staffEmail, 'ticket-answered', begun, at, { message: id });
    course = afterMessage(course, author, at);
    last = author;
  }
  return course;
}

function afterMessage({ firstAnswerAt }: Pick<Course, 'firstAnswerAt'>, author: Author, at: Date): Course {
  return author === 'team'
    ? { state: 'answered', firstAnswerAt: firstAnswerAt ?? at, waitingSince: null, lastActivityAt: at }
    : { state: 'new', firstAnswerAt, waitingSince: at, lastActivityAt: at };
}

/** Most of what was dealt with is closed some days later, and everything in the end. */
function closeSome(demo: Demo, begun: Begun, staffEmail: string, course: Course): Course {
  const { random, now } = demo;
  const latest = course.lastActivityAt.getTime() + openDays[course.state] * msPerDay;
  const someday = whenAtWork(laterBy(course.lastActivityAt, 30, random), random, 600);
  const at = new Date(Math.min(someday.getTime(), latest));
  const isOld = latest < now.getTime();
  const isNew = course.state === 'new' && course.firstAnswerAt === null;
  if (at >= now || (!isOld && (isNew || random.chance(0.15)))) return course;
  note(demo, staffEmail, 'ticket-state', begun, at, { from: course.state, to: 'closed' });
  return { ...course, state: 'closed', waitingSince: null, lastActivityAt: at };
}

function note(
  { rows }: Demo,
  staffEmail: string,
  action: string,
  { reference }: Begun,
  at: Date,
  details: Readonly<Record<string, string>>,
): void {
  rows.actions.push({ staffEmail, action, subject: reference, details, at });
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
