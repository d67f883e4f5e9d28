import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Owner } from '#features/accounts/server/store/account.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { isOwnTicket } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { phoneOf } from '#features/tickets/ticket-phone.ts';
import { cutText } from '#platform/contracts/bounded-input.ts';
import { isEmailAddress, oneLine, textProblem } from '#platform/contracts/text-rules.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { callingCodes } from '#site/phone.ts';
import { suggestEmail } from '#site/suggest-email.ts';
import {
  type BillingDetails,
  type BillingField,
  type BillingProblem,
  type BillingProblems,
  billingControls,
  billingFields,
  billingForm,
  nothingTyped,
  type TypedBilling,
} from '../billing.ts';
import { buyerKinds, invoiceRulesOf, readTaxId, taxIdTypeNames, taxIdTypesOf } from '../tax-ids.ts';
import type { PaymentOrder } from './store/orders.ts';
import { orderBilling, paymentOrder } from './tables.ts';

export type OrderBilling = typeof orderBilling.$inferSelect;

export async function findBilling(db: Db, orderId: string): Promise<OrderBilling | undefined> {
  const [found] = await db.select().from(orderBilling).where(eq(orderBilling.orderId, orderId));
  return found;
}

/** The details without what only the database needs. */
export function detailsOf(row: OrderBilling): BillingDetails {
  const { orderId, updatedAt, invoiceNumber, invoicedAt, taxIdType, ...details } = row;
  return { ...details, taxIdType: taxIdTypeNames.find((name) => name === taxIdType) ?? null };
}

/** A value that is too long for its column is cut here, but long enough to be shown again and refused. */
const longestTyped = 2 * Math.max(...Object.values(billingForm).map(({ longest }) => longest));
const text = cutText(longestTyped).catch('').default('');
const typedForm = z.object(
  Object.fromEntries([...billingFields, billingControls.confirmed].map((name) => [name, text])),
);

interface SentBilling {
  readonly typed: TypedBilling;
  /** The doubtful values that the buyer has seen marked, and sends again as they are. */
  readonly confirmed: readonly string[];
}

/** Reads the fields of the form from a body. */
export function readTyped(body: unknown): SentBilling {
  const sent: Readonly<Record<string, string>> = typedForm.safeParse(body).data ?? {};
  const typed = Object.fromEntries(
    billingFields.map((field) => [field, oneLine.tidy(sent[field] ?? '', longestTyped)]),
  );
  return { typed: { ...nothingTyped, ...typed }, confirmed: (sent[billingControls.confirmed] ?? '').split(/\r?\n/) };
}

type CheckedBilling =
  | { readonly details: BillingDetails; readonly email: string }
  | { readonly problems: BillingProblems };

/** Checks a form. `asksEmail`: the order has no address yet. */
export function checkBilling(sent: SentBilling, asksEmail: boolean): CheckedBilling {
  const { typed } = sent;
  const read = readValues(typed);
  const { kind, country, type, taxId, phone } = read;
  const found = billingFields.flatMap((field) => {
    const problem = asksEmail || field !== 'email' ? problemOf(field, sent, read) : undefined;
    return problem ? [[field, problem] as const] : [];
  });
  if (found.length > 0 || !kind || !country) return { problems: Object.fromEntries(found) };
  const details: BillingDetails = {
    kind,
    name: typed.name,
    company: kind === 'company' ? typed.company : null,
    taxIdType: taxId && type ? type : null,
    taxId: taxId?.number ?? null,
    street: typed.street,
    city: typed.city,
    region: typed.region || null,
    postalCode: typed.postalCode || null,
    country,
    phone: (phone ?? typed.phone) || null,
  };
  // An address that was not asked for was not checked either.
  return { details, email: asksEmail ? typed.email : '' };
}

/** What the fields mean; undefined where they mean nothing. */
function readValues(typed: TypedBilling) {
  const country = callingCodes('en').find((known) => known.country === typed.country.toUpperCase())?.country;
  const type = taxIdTypeNames.find((one) => one === typed.taxIdType);
  return {
    kind: buyerKinds.find((one) => one === typed.kind),
    country,
    type,
    taxId: type && typed.taxId !== '' ? readTaxId(type, typed.taxId) : undefined,
    phone: phoneOf({ telefono_cliente: typed.phone, country }),
  };
}

type ReadValues = ReturnType<typeof readValues>;

function isRequired(field: BillingField, typed: TypedBilling, { kind, country, type }: ReadValues): boolean {
  const rules = invoiceRulesOf(country ?? '');
  const isCompany = kind === 'company';
  const required: Readonly<Record<BillingField, boolean>> = {
    kind: true,
    name: true,
    company: isCompany,
    country: true,
    taxIdType: rules.taxId || typed.taxId !== '',
    taxId: rules.taxId || type !== undefined,
    street: isCompany,
    city: isCompany,
    region: isCompany && rules.region,
    postalCode: isCompany && rules.postalCode,
    phone: false,
    email: true,
  };
  return required[field];
}

function problemOf(
  field: BillingField,
  { typed, confirmed }: SentBilling,
  read: ReadValues,
): BillingProblem | undefined {
  const value = typed[field];
  if (value === '') return isRequired(field, typed, read) ? 'missing' : undefined;
  const problem = textProblem(value, oneLine, billingForm[field].longest);
  if (problem) return problem === 'tooLong' || problem === 'missing' ? problem : 'invalid';
  const wrong = problemsOfMeaning[field]?.(read, value);
  return wrong === 'doubtful' && confirmed.includes(value) ? undefined : wrong;
}

type FindProblem = (read: ReadValues, value: string) => BillingProblem | undefined;

const problemsOfMeaning: Readonly<Partial<Record<BillingField, FindProblem>>> = {
  kind: ({ kind }) => (kind ? undefined : 'missing'),
  country: ({ country }) => (country ? undefined : 'invalid'),
  taxIdType: ({ type, kind, country }) => {
    if (!type) return 'invalid';
    return kind && country && !taxIdTypesOf(country, kind).includes(type) ? 'otherCountry' : undefined;
  },
  taxId: ({ taxId }) => (taxId?.isDoubtful ? 'doubtful' : undefined),
  phone: ({ phone }) => (phone ? undefined : 'doubtful'),
  email: (_, value) => {
    if (!isEmailAddress(value)) return 'invalid';
    return suggestEmail(value) ? 'doubtful' : undefined;
  },
};

/** `frozen`: the order is paid and has details, which only the team changes. `invoiced`: the invoice is issued. */
type SaveOutcome = 'saved' | 'frozen' | 'invoiced';

interface Saving {
  readonly details: BillingDetails;
  /** The buyer's address, where it was asked for. */
  readonly email?: string | undefined;
  readonly now: Date;
  readonly byTeam?: boolean;
}

/** Call this in a transaction. The order is locked, so that a payment and a change follow each other. */
export async function saveBilling(tx: Db, orderId: string, saving: Saving): Promise<SaveOutcome> {
  const { details, email, now, byTeam = false } = saving;
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, orderId)).for('update');
  if (!order) throw new Error('An order disappeared while its details were being saved');
  const known = await findBilling(tx, orderId);
  if (known?.invoicedAt) return 'invoiced';
  if (known && !byTeam && !canChangeBilling(order, known)) return 'frozen';
  const row = { ...details, updatedAt: now };
  await tx
    .insert(orderBilling)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: orderBilling.orderId, set: row });
  if (email && order.paidAt === null) await tx.update(paymentOrder).set({ email }).where(eq(paymentOrder.id, orderId));
  return 'saved';
}

/** Takes over the details of an order that failed, unless the new one has its own. */
export async function copyBilling(db: Db, from: PaymentOrder, to: PaymentOrder): Promise<void> {
  const known = await findBilling(db, from.id);
  if (!known || (await findBilling(db, to.id))) return;
  const saving = {
    details: detailsOf(known),
    email: to.email ? undefined : (from.email ?? undefined),
    now: currentTime(),
  };
  await db.transaction((tx) => saveBilling(tx, to.id, saving));
}

/** Whether whoever has the key of the order may enter or change its details. */
export function canChangeBilling({ paidAt, state }: PaymentOrder, known: OrderBilling | undefined): boolean {
  if (!known) return state !== 'expired' && state !== 'declined' && state !== 'error';
  return paidAt === null && state === 'open';
}

interface Visitor {
  /** The account that is signed in, if it is the one that ordered. */
  readonly user: { readonly id: string; readonly name: string; readonly email: string } | undefined;
  /** The country that was chosen on the site, that of the account, or the one that the currency belongs to. */
  readonly country: string | undefined;
}

/**
 * What the site knows already: from this order, else from the last order of the account, else from the quote, whose
 * number the buyer has, and from the account's tickets. Nothing is looked up by an address that anyone could have typed.
 */
export async function knownBilling(db: Db, order: PaymentOrder, { user, country }: Visitor): Promise<TypedBilling> {
  const own = (await findBilling(db, order.id)) ?? (user && (await lastBillingOf(db, user.id)));
  const email = order.email ?? user?.email ?? '';
  if (own) {
    const { orderId, updatedAt, invoiceNumber, invoicedAt, ...typed } = own;
    const filled = Object.entries(typed).map(([field, value]) => [field, value ?? '']);
    return { ...nothingTyped, ...Object.fromEntries(filled), email };
  }
  const [offer] = order.quoteReference
    ? await db.select().from(quote).where(eq(quote.reference, order.quoteReference))
    : [];
  const kind = offer?.company ? 'company' : 'person';
  const place = (offer?.country ?? country ?? '').toUpperCase();
  return {
    ...nothingTyped,
    kind,
    // The likeliest one, where an invoice needs a tax id.
    taxIdType: invoiceRulesOf(place).taxId ? (taxIdTypesOf(place, kind)[0] ?? '') : '',
    name: offer?.name ?? user?.name ?? '',
    company: offer?.company ?? '',
    country: place,
    phone: await lastPhoneOf(db, user),
    email: email || (offer?.email ?? ''),
  };
}

/** Empty if none is known. */
async function lastPhoneOf(db: Db, owner: Owner | undefined): Promise<string> {
  if (!owner) return '';
  const [last] = await db
    .select({ phone: ticket.phone })
    .from(ticket)
    .where(and(isOwnTicket(owner), isNotNull(ticket.phone)))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return last?.phone ?? '';
}

async function lastBillingOf(db: Db, userId: string): Promise<OrderBilling | undefined> {
  const [last] = await db
    .select({ billing: orderBilling })
    .from(orderBilling)
    .innerJoin(paymentOrder, eq(paymentOrder.id, orderBilling.orderId))
    .where(eq(paymentOrder.userId, userId))
    .orderBy(desc(paymentOrder.createdAt))
    .limit(1);
  return last?.billing;
}
