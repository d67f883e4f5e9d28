import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, variableNames } from '../config/config.ts';
import { startSmtpServer } from '../mail/testing-mail.ts';
import { banner, mailWarning, startWarnings, unknownSettings, visitUrl } from './start-warnings.ts';

const production = {
  DATABASE_URL: 'postgres://u:top-secret@db/site',
  PUBLIC_URL: 'https://www.hormiga.example',
  SMTP_URL: 'smtp://u:top-secret@mail.example:587',
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

describe('unknown settings', () => {
  const unknown = (env: Record<string, string>) => unknownSettings(env, []);

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['STAFF_EMAIL', 'STAFF_EMAILS'],
  ])('include %s, suggest %s, and do not show the value', (name, suggestion) => {
    expect(unknown({ [name]: 'top-secret' })).toEqual([
      `${name} is not a setting and has no effect. Did you mean ${suggestion}?`,
    ]);
  });

  it('are found by their prefix, too', () => {
    for (const name of ['SMTP_HOST', 'WOMPI_KEY', 'CANARY_INTERVAL', 'DATABASE_PASSWORD', 'MEETING_LENGTH']) {
      expect(unknown({ [name]: 'top-secret' })).toEqual([
        expect.stringMatching(new RegExp(`^${name} is not a setting`)),
      ]);
    }
  });

  it('do not include variables of the system, Node or a platform', () => {
    const names = [
      'PATH',
      'HOME',
      'PWD',
      'HOSTNAME',
      'HOSTTYPE',
      'MAIL',
      'LANG',
      'TERM',
      'TZ',
      'SHELL',
      'LOGNAME',
      'USER',
    ];
    const node = ['NODE_VERSION', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'INIT_CWD', 'npm_config_port', 'FORCE_COLOR'];
    const platform = ['GOOGLE_CLOUD_PROJECT', 'GOOGLE_APPLICATION_CREDENTIALS', 'DATABASE_SERVICE_HOST', 'PGSSLMODE'];
    const systemd = ['INVOCATION_ID', 'JOURNAL_STREAM', 'STATE_DIRECTORY', 'SYSTEMD_EXEC_PID', 'MEMORY_PRESSURE_WATCH'];
    const env = Object.fromEntries([...names, ...node, ...platform, ...systemd].map((name) => [name, 'x']));
    expect(unknown({ ...env, SMTP_PORT: 'tcp://10.0.0.1:25', MAIL_PORT_25_TCP: 'x' })).toEqual([]);
    expect(unknown(Object.fromEntries(variableNames.map((name) => [name, 'x'])))).toEqual([]);
    expect(unknown({ SMTP_HOST: '' })).toEqual([]);
  });

  it('are all unknown names of a file', () => {
    const settings = { PORT: '1', EMAIL_HOST: 'top-secret', TZ: 'UTC', NODE_OPTIONS: 'x', DEBUG: '1', EMPTY: '' };
    const env = { ...settings, OTHER: 'x' };
    expect(unknownSettings(env, [{ path: '/etc/hormiga.env', settings }])).toEqual([
      expect.stringMatching(/^EMAIL_HOST in \/etc\/hormiga\.env is not a setting/),
      expect.stringMatching(/^DEBUG in \/etc\/hormiga\.env is not a setting/),
    ]);
  });

  it('are not shown if they are the lines of a secret', () => {
    const settings = { MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC: '=', 'odd name': 'x' };
    const warnings = unknownSettings(settings, [{ path: '/etc/hormiga.env', settings }]);
    expect(warnings).toHaveLength(2);
    expect(warnings.join()).not.toMatch(/MII|odd/);
  });

  it('are listed up to a limit', () => {
    const env = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`SMTP_${'X'.repeat(n + 5)}`, 'x']));
    expect(unknown(env)).toHaveLength(11);
    expect(unknown(env).at(-1)).toBe('20 more settings are unknown and have no effect.');
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
