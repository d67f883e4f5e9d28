import { createHash } from 'node:crypto';
import type { Demo, DemoRows } from '#app/testing-demo/demo-rows.ts';
import { msPerDay } from '#site/durations.ts';

type Incoming = DemoRows['incoming'][number];
type Ticket = DemoRows['tickets'][number];

/** What came by mail: replies, new tickets, out-of-office replies, bounces, and some that wait for the team. */
export function addIncomingMails(demo: Demo): void {
  const { random, rows, now } = demo;
  const byId = new Map(rows.tickets.map((ticket) => [ticket.id, ticket]));
  for (const message of rows.messages) {
    const ticket = byId.get(message.ticketId);
    if (ticket) addAbout(demo, ticket, message);
  }
  for (const ticket of rows.tickets) {
    const isMailed = ticket.state !== 'quarantined' && ticket.openedBy !== 'team' && !ticket.about;
    if (isMailed && random.chance(0.1)) add(demo, ticket, ticket.createdAt, { outcome: 'ticket' });
  }
  const hours = (count: number) => new Date(now.getTime() - (count / 24) * msPerDay);
  addUnhandled(demo, hours(5), 'unproven', 'Re: cotización', 'Hola, les escribo desde mi otro correo. ¿Sigue en pie?');
  addUnhandled(demo, hours(50), 'notTeam', 'Facture', 'Bonjour, à qui dois-je envoyer notre facture?');
}

/** A reply that came by mail, or what a mail of the team caused. */
function addAbout(
  demo: Demo,
  ticket: Ticket,
  { author, id: messageId, createdAt }: DemoRows['messages'][number],
): void {
  const { random } = demo;
  const chance = random.next();
  if (author === 'visitor') {
    if (chance < 0.4) {
      add(demo, ticket, createdAt, { outcome: 'reply', messageId, quoted: quotedText(ticket, createdAt) });
    }
    return;
  }
  const at = shortlyAfter(createdAt);
  if (chance < 0.02) {
    const text = 'Estoy fuera de la oficina y vuelvo el lunes.\n\nI am out of the office until Monday.';
    add(demo, ticket, at, { outcome: 'autoReply', text });
  } else if (chance < 0.028) {
    const text = `550 5.1.1 <${ticket.email}>: the mailbox does not exist`;
    add(demo, ticket, at, { outcome: 'bounce', sender: 'mailer-daemon@example.com', text });
  }
}

function shortlyAfter(at: Date): Date {
  return new Date(at.getTime() + 40_000);
}

function quotedText({ message, name }: Ticket, at: Date): string {
  return `El ${at.toISOString().slice(0, 10)}, Hormiga escribió:\n> ${message.split('\n').join('\n> ')}\n\n--\n${name}`;
}

function add(
  demo: Demo,
  { id: ticketId, reference, email, openedBy }: Ticket,
  at: Date,
  more: Partial<Incoming> & Pick<Incoming, 'outcome'>,
): void {
  const { random, rows, now } = demo;
  if (at >= now) return;
  const id = random.uuid();
  const isFirst = more.outcome === 'ticket' || openedBy === 'team';
  rows.incoming.push({
    id,
    key: keyOf(id),
    source: 'imap',
    state: 'done',
    bytes: random.between(2_000, 60_000),
    sender: email,
    subject: isFirst ? 'Consulta' : `Re: ${reference}`,
    mailId: `<${id}@example.com>`,
    ticketId,
    receivedAt: at,
    nextAttemptAt: at,
    handledAt: at,
    ...more,
  });
}

/** Failed ones are kept as they came, to be read and handled again. */
function addUnhandled(
  { random, rows }: Demo,
  at: Date,
  problem: Incoming['problem'],
  subject: string,
  text: string,
): void {
  const id = random.uuid();
  const sender = 'otra.direccion@example.com';
  const mailId = `<${id}@example.com>`;
  const head = [`From: ${sender}`, 'To: team@hormiga.example', `Subject: ${subject}`, `Message-ID: ${mailId}`];
  const type = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
  const raw = new TextEncoder().encode([...head, ...type, '', text, ''].join('\r\n'));
  const times = { receivedAt: at, nextAttemptAt: at };
  const facts = { sender, subject, mailId, raw, bytes: raw.length };
  rows.incoming.push({ id, key: keyOf(id), source: 'imap', state: 'failed', problem, ...facts, ...times });
}

function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
