import { and, eq, lte, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { App, AppContext } from '#platform/server/app-context.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';
import { signEvent } from './events.ts';
import {
  describeTransaction,
  findSandboxTransaction,
  findSandboxTransactionOf,
  type NewSandboxEvent,
  type SandboxDeps,
  type SandboxTransaction,
  statusOf,
} from './store.ts';

const { id, status, outcome, settlesAt } = sandboxTransaction;

/** Voids a payment once. Undefined: it is not approved, or no longer. */
async function voidSandboxTransaction(
  db: Db,
  transaction: Pick<SandboxTransaction, 'id'>,
  now: Date,
  eventOf: (voided: SandboxTransaction) => NewSandboxEvent,
): Promise<SandboxTransaction | undefined> {
  const isApproved = or(
    eq(status, 'APPROVED'),
    and(eq(status, 'PENDING'), eq(outcome, 'APPROVED'), lte(settlesAt, now)),
  );
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(sandboxTransaction)
      .set({ status: 'VOIDED', finalizedAt: now })
      .where(and(eq(id, transaction.id), isApproved))
      .returning();
    if (voided) await tx.insert(sandboxEvent).values(eventOf(voided));
    return voided;
  });
}

type ApiDeps = Pick<SandboxDeps, 'db' | 'keys'> & { readonly now: () => Date; readonly wake: () => void };

const path = '/sandbox/v1/transactions';

/** The API for shops, compatible with Wompi's. */
export function mountApi(app: App, { db, keys, now, wake }: ApiDeps): void {
  const toJson = (transaction: SandboxTransaction) => describeTransaction(transaction, statusOf(transaction, now()));
  // Some texts cannot be stored in a database and would make the query fail; no id looks like them.
  const find = async (id: string) => (/^[\w-]{1,60}$/.test(id) ? findSandboxTransaction(db, id) : undefined);
  const isShop = (c: AppContext) => isSameSecret(c.req.header('authorization') ?? '', `Bearer ${keys.privateKey}`);

  app.use(`${path}/*`, (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });

  app.get(path, async (c) => {
    if (!isShop(c)) return c.json(noKey, 401);
    const reference = queryText(c, 'reference', 255);
    if (reference === undefined) return c.json(wompiError('INPUT_VALIDATION_ERROR', 'reference is missing'), 422);
    const found = await findSandboxTransactionOf(db, reference);
    return c.json({ data: found ? [toJson(found)] : [] });
  });

  app.get(`${path}/:id`, async (c) => {
    const found = await find(pathText(c, 'id'));
    return found ? c.json({ data: toJson(found) }) : c.json(unknown, 404);
  });

  app.post(`${path}/:id/void`, async (c) => {
    if (!isShop(c)) return c.json(noKey, 401);
    const id = pathText(c, 'id');
    const found = await find(id);
    if (!found) return c.json(unknown, 404);
    const moment = now();
    const voided = await voidSandboxTransaction(db, { id }, moment, (transaction) =>
      signEvent(transaction, { status: 'VOIDED', happenedAt: moment, dueAt: moment }, keys.eventsSecret),
    );
    if (!voided) return c.json(notApproved, 422);
    wake();
    return c.json({ data: toJson(voided) });
  });
}

const wompiError = (type: string, reason: string) => ({ error: { type, reason } });
const unknown = wompiError('NOT_FOUND_ERROR', 'there is no such transaction');
const notApproved = wompiError('INPUT_VALIDATION_ERROR', 'only an approved transaction can be voided');
const noKey = wompiError('INVALID_ACCESS_TOKEN', 'the private key is missing or wrong');
