import { afterEach, describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from '../config/config.ts';
import { startSmtpServer } from '../mail/testing-mail.ts';
import { banner, mailWarning, refusePlaceholders, startWarnings, visitUrl } from './start-warnings.ts';

const production = {
  DATABASE_URL: 'postgres://u:top-secret@db/site',
  PUBLIC_URL: 'https://www.hormiga.example',
  SMTP_URL: 'smtp://u:top-secret@mail.example:587',
  MAIL_FROM: 'Ants <hello@ants.co>',
  TEAM_EMAIL: 'team@ants.co',
};
const warningsOf = (env: Record<string, string>) => startWarnings(readConfig(env), env, []);

describe('a start in production', () => {
  it('warns of nothing if everything is set', () => {
    expect(warningsOf(production)).toEqual([]);
    expect(warningsOf({ ...production, NODE_ENV: 'production' })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', /^DATABASE_URL is not set: the embedded database .* Set it to a PostgreSQL\.$/],
    ['PUBLIC_URL', /^PUBLIC_URL is not set: links in mails lead to http:\/\/localhost:3000\. Set it to /],
    ['SMTP_URL', /^SMTP_URL is not set: mail .* never sent\. Set it to a mail server\.$/],
  ])('warns if %s is missing or empty', (name, words) => {
    expect(warningsOf({ ...production, [name]: ' ' })).toEqual([expect.stringMatching(words)]);
  });

  it('is the only one that warns of the embedded database and of the public URL', () => {
    expect(warningsOf({ NODE_ENV: 'development' })).toEqual([]);
    expect(warningsOf({ NODE_ENV: 'test', SMTP_HOST: 'x' })).toEqual([expect.stringContaining('SMTP_URL')]);
  });
});

describe('addresses that are placeholders', () => {
  const publicSite = { ...production, PUBLIC_URL: 'https://www.ants.co' };
  const refusal = (env: Record<string, string>) => () => refusePlaceholders(readConfig(env), env);

  it.each([
    ['MAIL_FROM', ' ', /^MAIL_FROM is hola@hormiga\.example, which is a placeholder: .* Set MAIL_FROM to /],
    ['TEAM_EMAIL', ' ', /^TEAM_EMAIL is soporte@hormiga\.example, .* reach nobody\. Set TEAM_EMAIL to /],
    ['TEAM_EMAIL', 'team@Example.COM', /^TEAM_EMAIL is team@Example\.COM/],
    ['TEAM_EMAIL', 'team@site.test', /^TEAM_EMAIL is team@site\.test/],
    ['MAIL_FROM', 'Ants <ants@localhost>', /^MAIL_FROM is ants@localhost/],
  ])('keep a public site with a mail server from starting: %s=%s', (name, value, words) => {
    expect(refusal({ ...publicSite, [name]: value })).toThrow(words);
    expect(refusal({ ...publicSite, [name]: value })).toThrow(ConfigurationError);
  });

  it('are named together', () => {
    const { MAIL_FROM, TEAM_EMAIL, ...rest } = publicSite;
    expect(refusal(rest)).toThrow(/^MAIL_FROM .*\nTEAM_EMAIL /);
  });

  it.each([
    ['without PUBLIC_URL', { PUBLIC_URL: '' }],
    ['on a laptop', { PUBLIC_URL: 'http://localhost:3000' }],
    ['in a network of an office', { PUBLIC_URL: 'http://192.168.0.7:3000' }],
    ['under the name of a machine', { PUBLIC_URL: 'http://ants.local' }],
    ['at an address that does not exist', { PUBLIC_URL: 'https://www.hormiga.example' }],
  ])('are warned of, and do not keep a site %s from starting', (_, changes) => {
    const env = { ...publicSite, TEAM_EMAIL: '', ...changes };
    expect(refusal(env)).not.toThrow();
    expect(warningsOf(env)).toContainEqual(expect.stringMatching(/^TEAM_EMAIL is soporte@hormiga\.example/));
  });

  it('matter neither without a mail server nor in development', () => {
    const { MAIL_FROM, TEAM_EMAIL, ...rest } = publicSite;
    expect(refusal({ ...rest, SMTP_URL: '' })).not.toThrow();
    expect(warningsOf({ ...rest, SMTP_URL: '' })).toEqual([expect.stringContaining('SMTP_URL')]);
    expect(refusal({ ...rest, NODE_ENV: 'development' })).not.toThrow();
    expect(warningsOf({ ...rest, NODE_ENV: 'development' })).toEqual([]);
  });

  it('are none if the addresses can exist, also below a domain that sounds like one', () => {
    expect(refusal({ ...publicSite, TEAM_EMAIL: 'a@test.ants.co', MAIL_FROM: 'a@myexample.com' })).not.toThrow();
  });
});

describe('the mail server at the start', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const ask = (SMTP_URL: string) => mailWarning(readConfig({ SMTP_URL }));

  async function start(options?: Parameters<typeof startSmtpServer>[0]) {
    const server = await startSmtpServer(options);
    closing.push(server.close);
    return server;
  }

  it('is not contacted if there is none, and no mail is sent to check it', async () => {
    expect(await mailWarning(readConfig({}))).toBeUndefined();
    const { port, received } = await start();
    expect(await ask(`smtp://127.0.0.1:${port}`)).toBeUndefined();
    expect(received).toEqual([]);
  });

  it('is reported with the fix if it refuses the password, without the password', async () => {
    const refused = Object.assign(new Error('No ana here'), { responseCode: 535 });
    const { port } = await start({ authOptional: false, onAuth: (_auth, _session, done) => done(refused) });
    const warning = await ask(`smtp://ana:top-secret@127.0.0.1:${port}`);
    expect(warning).toMatch(/^SMTP_URL: no mail can be sent now: .*user or password .*Correct user and password/);
    expect(warning).not.toMatch(/ana|top-secret/);
  });

  it('is reported with the fix if it is unreachable', async () => {
    const { port, close } = await startSmtpServer();
    await close();
    expect(await ask(`smtp://127.0.0.1:${port}`)).toMatch(/nothing listens .*Correct host and port/);
  });
});

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
  ['site.test', 'http://site.test:3000'],
])('a site that listens on %s is visited at %s', (host, url) => {
  expect(visitUrl(host, 3000)).toBe(url);
});

it('the banner names everything once, with its details below', () => {
  const text = banner('http://localhost:3000', { kind: 'postgres', describe: () => 'at db.test' }, [
    'a folder',
    'see it',
  ]);
  expect(text.split('\n').slice(3)).toEqual([
    '  Site      http://localhost:3000',
    '  Database  at db.test',
    '            Any number of servers can share it.',
    '  Mail      a folder',
    '            see it',
    '  Stop      Ctrl+C',
    '',
    '',
  ]);
});

it('the banner warns of the limits of the embedded database', () => {
  expect(banner('http://localhost:3000', { kind: 'embedded', describe: () => 'in .data' }, [])).toMatch(
    /power cut can\n +lose the last seconds\. For production set DATABASE_URL/,
  );
});
