import type { App, AppContext } from '#platform/server/app-context.ts';
import { pathText, queryText } from '#platform/server/http/request-text.ts';
import { isSameSecret } from '#platform/server/security/secrets.ts';
import { signEvent } from './events.ts';
import {
  describeTransaction,
  findTransaction,
  type SandboxDeps,
  type SandboxTransaction,
  statusOf,
  voidTransaction,
} from './store.ts';

const path = '/sandbox/v1/transactions';

/** The API for shops, compatible with Wompi's. */
export function mountApi(app: App, { db, keys, now, wake }: SandboxDeps): void {
  const toJson = (transaction: SandboxTransaction) => describeTransaction(transaction, statusOf(transaction, now()));
  // Some texts cannot be stored in a database and would make the query fail; no id looks like them.
  const find = async (id: string) => (/^[\w-]{1,60}$/.test(id) ? findTransaction(db, 'id', id) : undefined);
  const isShop = (c: AppContext) => isSameSecret(c.req.header('authorization') ?? '', `Bearer ${keys.privateKey}`);

  app.use(`${path}/*`, (c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });

  app.get(path, async (c) => {
    if (!isShop(c)) return c.json(noKey, 401);
    const reference = queryText(c, 'reference', 255);
    if (reference === undefined) return c.json(wompiError('INPUT_VALIDATION_ERROR', 'reference is missing'), 422);
    const found = await findTransaction(db, 'reference', reference);
    return c.json({ data: found ? [toJson(found)] : [] });
  });

  app.get(`${path}/:id`, async (c) => {
    const found = await find(pathText(c, 'id'));
    return found ? c.json({ data: toJson(found) }) : c.json(unknown, 404);
  });

  app.post(`${path}/:id/void`, async (c) => {
    if (!isShop(c)) return c.json(noKey, 401);
    const found = await find(pathText(c, 'id'));
    if (!found) return c.json(unknown, 404);
    const moment = now();
    const voided = await voidTransaction(db, found.id, moment, (transaction) =>
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
