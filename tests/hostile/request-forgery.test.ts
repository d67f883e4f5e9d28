import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postAlert } from '../../src/features/monitoring/server/alerts/create-alerts.ts';
import { visitAt } from '../../src/features/monitoring/server/canary/visit.ts';
import { wompiProvider } from '../../src/features/payments/server/providers/wompi/wompi-provider.ts';
import { deliverEvent } from '../../src/features/payments/server/sandbox/deliver-events.ts';
import { drawQuote } from '../../src/features/quotes/pdf/quote.ts';
import { testQuote } from '../../src/features/quotes/pdf/testing-quote.ts';
import { folderTransport } from '../../src/platform/server/mail/mail-transport.ts';
import { testMail } from '../../src/platform/server/mail/testing-mail.ts';
import { internalService } from './testing-internal-service.ts';

const { address, leadingAddress, requested, expectNoConnection } = internalService();

it('an address in a mail or a document is not opened while it is made', async () => {
  const html = `<img src="${address()}/i"><link rel="stylesheet" href="${address()}/c"><iframe src="${address()}/f">`;
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-forgery-'));
  const transport = folderTransport(folder, { name: address(), address: 'hola@hormiga.example' });
  await transport.send(testMail({ html, text: address(), subject: address() }));
  await drawQuote(testQuote({}, { name: address(), company: `<img src="${address()}">`, note: html }));
  expectNoConnection(0);
  rmSync(folder, { recursive: true });
});

describe('a service that leads elsewhere is not followed', () => {
  it.each([
    ['an alert', () => postAlert(leadingAddress(), alert, { answer: 5_000, pauses: [] })],
    ['the canary', () => visitAt(leadingAddress())('/readyz')],
    ['the payment provider', () => provider().findByReference('../../x?y=z#')],
  ])('%s', async (_, ask) => {
    await expect(ask()).rejects.toThrow();
    expect(requested).toEqual([]);
  });

  it('an event of the sandbox', async () => {
    const event = { body: { signature: { checksum: 'x' } } };
    expect(await deliverEvent(event, { eventsUrl: leadingAddress(), fetch })).toBe('it answered with 302');
    expect(requested).toEqual([]);
  });

  it('what the reference of a payment contains stays in its parameter', async () => {
    const atInternal = wompiProvider({ ...wompi, apiUrl: () => `${address()}/v1` });
    await expect(atInternal.findByReference('../../admin?a=b&c#d')).rejects.toThrow();
    expect(requested).toEqual(['GET /v1/transactions?reference=..%2F..%2Fadmin%3Fa%3Db%26c%23d']);
  });

  const alert = { text: 'x', alert: 'x', state: 'firing', site: 'x', at: 'x' } as const;
  const wompi = {
    name: 'wompi',
    currencies: ['cop'],
    keys: { publicKey: 'a', privateKey: 'b', integritySecret: 'c', eventsSecret: 'd' },
    checkoutUrl: 'https://checkout.example/',
    widgetUrl: 'https://checkout.example/widget.js',
  } as const;
  const provider = () => wompiProvider({ ...wompi, apiUrl: leadingAddress });
});

/** Where the server opens connections, and who decides where they lead. */
const outgoing: Readonly<Record<string, string>> = {
  'app/commands/run-on-database.ts': 'the control socket, a file in DATA_DIR',
  'features/accounts/server/google/google-routes.ts':
    'pictures on four hosts of Google; the address is from Google’s token',
  'features/incoming-mail/server/imap-connection.ts': 'INBOUND_IMAP_URL',
  'features/monitoring/server/alerts/create-alerts.ts': 'ALERT_URL',
  'features/monitoring/server/canary/visit.ts': 'this server itself',
  'features/payments/server/providers/wompi/wompi-provider.ts': 'Wompi, or this server itself for the sandbox',
  'features/payments/server/sandbox/deliver-events.ts': 'this server itself',
  'platform/database/postgres-client.ts': 'DATABASE_URL',
  'platform/server/mail/mail-transport.ts': 'SMTP_URL',
};

it('nothing else in the server opens connections', () => {
  const signs = ['fetch(', 'fetch,', 'globalThis.fetch', 'new ImapFlow(', 'createTransport(', 'extends pg.Client'];
  const more = ['new pg.', 'createConnection(', 'http.request', 'https.request', ' request({', 'node:dns', 'node:tls'];
  const isServer = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing|(^|\/)browser\//.test(path);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isServer);
  const opening = files.filter((path) => {
    const text = readFileSync(`src/${path}`, 'utf8');
    return [...signs, ...more].some((sign) => text.includes(sign));
  });
  expect(opening.sort()).toEqual(Object.keys(outgoing).sort());
});
