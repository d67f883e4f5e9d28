import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bellToken,
  dataRequest,
  earlierAddress,
  identity,
  notification,
  passkey,
  secondFactor,
  session,
  signInCode,
  user,
  userPhoto,
  verification,
} from '#features/accounts/server/tables.ts';
import { consentReceipt } from '#features/consent/server/tables.ts';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { newOrderReference } from '#features/payments/server/store/orders.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { teamMember } from '#features/team/server/tables.ts';
import { newReference } from '#features/tickets/server/store/find-tickets.ts';
import {
  savedAnswer,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
  ticketPresence,
} from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { newCode, newQuoteReference } from '#platform/database/reference-code.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { staffAction } from '#platform/server/staff/tables.ts';

/** Texts of the person begin with one of these: of what goes with the account, and of what the law requires to stay. */
export interface Marks {
  readonly gone: string;
  readonly kept: string;
}

let moments = 0;
/** Each a different time, so that a test finds which one is missing. */
const moment = () => new Date(Date.UTC(2026, 9, 1) + 61_007 * moments++);
const future = () => new Date(Date.now() + 1e9 + 61_007 * moments++);
let numbers = 0;
/** Whole units of money, each a different number. */
const amount = () => (70_000 + 13 * numbers++) * 100;

const attachmentContent = 'Some text of the person';

/**
 * Inserts at least one row into every table that can hold personal data, without an empty column. The account has had
 * another address before. Returns what the tests have to know.
 */
export async function insertEverything(db: Db, dataDir: string, { gone, kept }: Marks) {
  const [email, before] = [`${gone}@example.com`, `${gone}-before@example.com`];
  const userId = randomUUID();
  const own = { userId };
  const account = { name: `${gone} name`, email, image: `https://${gone}.example`, language: 'fr', country: 'ca' };
  await db.insert(user).values({
    id: userId,
    ...account,
    emailVerified: true,
    policyAcceptedAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  const sessionId = randomUUID();
  await db.insert(session).values({
    id: sessionId,
    ...own,
    token: `${gone} token`,
    previousToken: `${gone} previous`,
    userAgent: `${gone} browser`,
    secondFactorAt: moment(),
    consoleAt: moment(),
    expiresAt: future(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  await db.insert(passkey).values({
    ...own,
    name: `${gone} phone`,
    publicKey: `${gone} key`,
    credentialID: `${gone} credential`,
    counter: 1,
    deviceType: `${gone} device`,
    backedUp: true,
    transports: 'internal',
    aaguid: randomUUID(),
    createdAt: moment(),
    lastUsedAt: moment(),
  });
  await db.insert(secondFactor).values({
    ...own,
    totpKey: `${gone} app`,
    totpAddedAt: moment(),
    totpStep: 1,
    pendingKey: `${gone} next app`,
    recoveryHashes: [`${gone} hash`],
    recoveryMadeAt: moment(),
  });
  await db.insert(teamMember).values({
    email,
    role: 'agent',
    invitedBy: `${gone} boss`,
    invitedAt: moment(),
    language: 'fr',
    invitationHash: 'x'.repeat(43),
    invitationUntil: future(),
    joinedAt: moment(),
    removedAt: moment(),
  });
  await db.insert(bellToken).values({ hash: `${gone} bell`, sessionId });
  const later = future();
  await db
    .insert(signInCode)
    .values({ id: `${gone} code`, code: 'hash', sessionId, createdAt: moment(), expiresAt: later });
  // Not linked to an account, and gone within minutes: it names no one.
  await db.insert(verification).values({ identifier: 'state', value: 'value', expiresAt: later });
  const google = { providerId: `google ${gone}`, accountId: `${gone} google` };
  const tokens = { accessToken: `${gone}#a`, refreshToken: `${gone}#b`, idToken: `${gone}#c`, password: `${gone}#d` };
  await db.insert(identity).values({ ...own, ...google, ...tokens, createdAt: moment(), updatedAt: moment() });
  await db.insert(earlierAddress).values({ ...own, email: before, until: moment() });
  const photo = new TextEncoder().encode(`${gone} photo`);
  await db.insert(userPhoto).values({
    ...own,
    version: randomUUID(),
    type: 'image/png',
    content: photo,
    createdAt: moment(),
  });
  await db.insert(notification).values({
    ...own,
    kind: 'ticketReceived',
    event: `${gone} event`,
    values: { reference: `${gone} notified` },
    createdAt: moment(),
    readAt: moment(),
  });
  await db.insert(dataRequest).values({ ...own, kind: 'correction', at: moment() });

  const ticketReference = newReference();
  const [saved] = await db
    .insert(ticket)
    .values({
      reference: ticketReference,
      name: `${gone} name`,
      email: email.toUpperCase(),
      phone: `+57${gone}`.slice(0, 16),
      message: `${gone} message`,
      language: 'es',
      country: 'co',
      page: `/${gone}`,
      campaign: { utm_source: `${gone} campaign` },
      apiClient: `${gone} client`,
      about: 'Q-7KQ2-94MX-3HTW',
      openedBy: 'visitor',
      quarantineReasons: [`${gone} reason`],
      createdAt: moment(),
      firstAnswerAt: moment(),
      assignee: 'eva@example.com',
      waitingSince: moment(),
      lastActivityAt: moment(),
    })
    .returning();
  const ticketId = saved?.id ?? '';
  const answer = { id: randomUUID(), ticketId, author: 'team', staffEmail: 'eva@example.com' } as const;
  await db.insert(ticketMessage).values({ ...answer, text: `${gone} answer`, createdAt: moment() });
  const byMember = { ticketId, staffEmail: 'eva@example.com' };
  await db.insert(ticketNote).values({ ...byMember, id: randomUUID(), text: `${gone} noted`, createdAt: moment() });
  await db.insert(ticketPresence).values({ ...byMember, isTyping: true, lastSeen: moment() });
  const updated = { updatedBy: 'eva@example.com', updatedAt: moment() };
  await db.insert(savedAnswer).values({ ...updated, id: randomUUID(), title: 'Hours', es: 'De 8 a 17.' });
  const originalId = randomUUID();
  await db.insert(incomingMail).values({
    key: `${gone} key`,
    source: 'imap',
    state: 'done',
    original: originalId,
    bytes: 1_234,
    sender: email,
    subject: `${gone} subject of a mail`,
    mailId: `<${gone} id>`,
    outcome: 'reply',
    problem: 'failure',
    ticketId,
    messageId: answer.id,
    text: `${gone} text of a mail`,
    quoted: `${gone} quoted`,
    refusedFiles: [`${gone} file`],
    asTicket: true,
    attempts: 1,
    nextAttemptAt: moment(),
    claimedUntil: moment(),
    receivedAt: moment(),
    handledAt: moment(),
  });
  const fileId = randomUUID();
  await db.insert(ticketAttachment).values({
    id: fileId,
    ticketId,
    messageId: answer.id,
    name: `../../${gone} 📎 نص.txt`,
    type: 'text/plain',
    bytes: attachmentContent.length,
  });
  const folder = attachmentsFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileId), attachmentContent);
  writeFileSync(join(folder, originalId), `From: ${email}`);

  const meetingReference = newCode('M', 2);
  const meetingAt = future();
  await db.insert(meeting).values({
    reference: meetingReference,
    ...own,
    name: `${gone} name`,
    email,
    mailbox: `${gone}+mailbox@example.com`,
    topic: `${gone} topic`,
    language: 'fr',
    zone: 'America/Toronto',
    country: 'ca',
    quoteReference: `${gone}`.slice(0, 16),
    startsAt: meetingAt,
    createdAt: moment(),
    bookedAt: moment(),
    heldUntil: moment(),
    remindedAt: moment(),
    cancelledAt: moment(),
    cancelledBy: 'team',
  });

  const quoteOf = (mark: string, from: string) => ({
    reference: newQuoteReference(),
    requestId: randomUUID(),
    ...own,
    name: `${mark} name`,
    email: from,
    company: `${mark} company`,
    note: `${gone} note`,
    language: 'es',
    country: 'co',
    currency: 'cop',
    selection: `${mark} selection`,
    lines: [{ id: 'x', kind: 'product', name: `${mark} line`, amount: '1', per: 'month', unit: 100, total: 100 }],
    taxes: [{ name: `${mark} tax`, rate: 1900, minor: 100 }],
    subtotal: amount(),
    total: 1e9,
    createdAt: moment(),
    validUntil: future(),
  });
  const orderOf = (from: string) => ({
    id: randomUUID(),
    reference: newOrderReference(),
    requestId: randomUUID(),
    ...own,
    email: from,
    language: 'es',
    productId: 4,
    planId: 'small',
    emails: 77_001,
    currency: 'cop',
    amount: amount(),
    taxes: [{ name: `${kept} tax`, rate: 1900, minor: 100 }],
    openLines: [`${kept} line`],
    emailCorrectedAt: moment(),
    provider: 'sandbox',
    apiClient: `${kept} client`,
    createdAt: moment(),
    expiresAt: moment(),
    deliveredAt: moment(),
    deliveryNote: `${kept} delivery`,
  });
  const attemptOf = (mark: string, order: { id: string; reference: string }, status: 'APPROVED' | 'DECLINED') => ({
    provider: 'sandbox',
    // The provider's number stays with the order, without an address.
    id: `${kept} attempt ${mark === kept ? 1 : mark.length}`,
    orderId: order.id,
    reference: order.reference,
    status,
    currency: 'COP',
    amount: amount(),
    email: `${mark}-payer@example.com`,
    problem: 'paidTwice' as const,
    settledAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  // Paid quotes keep the address that they were sent to, even if it was changed since.
  const [unpaidQuote, paidQuote] = [quoteOf(gone, email), quoteOf(kept, `${kept}@example.com`)];
  await db.insert(quote).values([unpaidQuote, paidQuote]);
  const unpaid = orderOf(email);
  const paid = orderOf(`${kept}@example.com`);
  const paysQuote = { ...orderOf(`${kept}@example.com`), productId: null, quoteReference: paidQuote.reference };
  await db.insert(paymentOrder).values([
    { ...unpaid, state: 'declined' },
    { ...paid, state: 'paid', paidAt: moment() },
    { ...paysQuote, state: 'paid', paidAt: moment() },
  ]);
  const billingOf = (mark: string, { id: orderId }: { id: string }) => ({
    orderId,
    kind: 'company' as const,
    name: `${mark} buyer`,
    company: `${mark} company`,
    taxIdType: 'nit',
    taxId: `${mark} id`,
    street: `${mark} street`,
    city: `${mark} city`,
    region: `${mark} region`,
    postalCode: `${mark}`.slice(0, 20),
    country: 'CO',
    phone: `${mark} phone`,
    updatedAt: moment(),
    invoiceNumber: `${mark} invoice`,
    invoicedAt: moment(),
  });
  await db.insert(orderBilling).values([billingOf(gone, unpaid), billingOf(kept, paid)]);
  await db.insert(paymentRefund).values({
    orderId: paid.id,
    amount: amount(),
    reason: 'discount',
    note: `${kept} refund note`,
    providerReference: `${kept} refund`,
    transactionId: `${kept} returned`,
    isExtra: true,
    refundedAt: moment(),
    createdAt: moment(),
  });
  const attempts = [attemptOf(gone, unpaid, 'DECLINED'), attemptOf(kept, paid, 'APPROVED')];
  const unmatched = {
    ...attemptOf(`${gone}2`, unpaid, 'DECLINED'),
    orderId: null,
    email: before,
    createdAt: new Date(0),
  };
  await db.insert(paymentTransaction).values([...attempts, unmatched]);
  await db.insert(paymentEvent).values({
    key: randomUUID(),
    transactionId: `${kept} attempt 1`,
    status: 'APPROVED',
    sentAt: moment(),
    receivedAt: moment(),
  });
  const card = { fullName: `${gone} card`, brand: `${gone}`.slice(0, 20), lastFour: '4242' };
  await db.insert(sandboxTransaction).values({
    id: `${gone} test`,
    reference: paid.reference,
    status: 'APPROVED',
    outcome: 'APPROVED',
    currency: 'COP',
    amount: amount(),
    email: `${gone}-card@example.com`,
    ...card,
    createdAt: moment(),
    settlesAt: moment(),
    finalizedAt: moment(),
  });
  await db.insert(sandboxEvent).values({
    transactionId: `${gone} test`,
    status: 'APPROVED',
    body: { email: `${gone} body` },
    dueAt: moment(),
  });

  const mailOf = (recipient: string, key = `other:${randomUUID()}`) => ({
    key,
    recipient,
    replyTo: `${gone}-reply@example.com`,
    subject: `${gone} subject ${key}`,
    text: `${gone} text ${key}`,
    html: `${gone} html ${key}`,
    attachment: { kind: 'quote', reference: `${gone} attachment` } as const,
    lastError: `${gone} error`,
    attempts: 3,
    state: 'sent' as const,
    createdAt: moment(),
    sentAt: moment(),
  });
  await db
    .insert(outboxMessage)
    .values([
      mailOf(email.toUpperCase()),
      { ...mailOf(before), createdAt: new Date('2026-01-01T00:00:01Z') },
      mailOf('team@example.com', `ticket:${ticketReference}:team`),
      mailOf('team@example.com', `quote:${unpaidQuote.reference}:team`),
      mailOf('team@example.com', `quote:${paidQuote.reference}:team`),
      mailOf('team@example.com', `meeting:${meetingReference}:0:team`),
      mailOf('team@example.com', `payment:sandbox:${kept} attempt 6:team-paid`),
      mailOf('team@example.com', `payment:sandbox:${kept} attempt 1:team-paid`),
      mailOf('other@example.com', `payment:${paid.reference}:approved`),
    ]);
  await db.insert(staffAction).values({
    staffEmail: 'eva@example.com',
    action: 'ticket-answered',
    subject: ticketReference,
    details: { message: 'x' },
    at: moment(),
  });
  await db.insert(consentReceipt).values({
    id: randomUUID(),
    visitor: randomUUID(),
    purposes: ['news'],
    version: '1',
    language: 'es',
    at: moment(),
  });
  return {
    owner: { id: userId, email },
    before,
    fileId,
    originalId,
    attachmentContent,
    meetingAt,
    references: {
      ticket: ticketReference,
      meeting: meetingReference,
      unpaidQuote: unpaidQuote.reference,
      paidQuote: paidQuote.reference,
      unpaidOrder: unpaid.reference,
      paidOrder: paid.reference,
    },
  };
}
