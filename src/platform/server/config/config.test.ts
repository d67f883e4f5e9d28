import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { legal } from '#content/catalogue/legal.ts';
import { ConfigurationError, readConfig, variableNames } from './config.ts';

function errors(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('configuration', () => {
  it('works without any setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      canonicalUrl: brand.siteUrl,
      noindex: false,
      trustProxy: false,
      drainSeconds: 0,
      webConcurrency: 1,
      databaseUrl: undefined,
      databasePoolSize: 10,
      dataDir: '.data',
      smtpUrl: undefined,
      mailFrom: { name: brand.name, address: brand.email.contact },
      teamEmail: brand.email.support,
      authSecret: undefined,
      google: undefined,
      staffEmails: [],
      staffSecondFactor: undefined,
      payments: { kind: 'off' },
      quoteTaxes: {},
      meetings: {
        rules: { holidays: { colombian: true, days: [] }, noticeHours: 4, horizonDays: 30 },
        meetingUrl: undefined,
        scheduler: undefined,
        rates: { unconfirmed: { hour: 10, day: 20 }, most: { hour: 30, day: 90 } },
      },
      metricsToken: undefined,
      alertUrl: undefined,
      apiKeys: [],
      apiKeyRate: 600,
      outboxAlertMinutes: 15,
      canary: undefined,
      retentionDays: legal.retentionDays,
      formSecret: undefined,
      formProof: 0,
      clientDir: 'dist/client',
      migrationsDir: 'src/platform/database/migrations',
      devPages: false,
      logLevel: 'info',
      banner: undefined,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      PUBLIC_URL: 'https://www.hormiga.example/',
      TRUST_PROXY: 'true',
      DATABASE_URL: 'postgres://u:p@h/d',
      SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      MAIL_FROM: 'Équipe <team@company.example>',
      TEAM_EMAIL: 'team@company.example',
      NODE_ENV: 'development',
      START_BANNER: '1',
    });
    expect(config).toMatchObject({
      smtpUrl: 'smtps://user:p%40ss@mail.example:465',
      mailFrom: { name: 'Équipe', address: 'team@company.example' },
      teamEmail: 'team@company.example',
    });
    expect(config).toMatchObject({ port: 8080, host: '::1', trustProxy: 1, devPages: true, banner: true });
    expect(config.publicUrl).toBe('https://www.hormiga.example');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', '0x50'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'www.hormiga.example'],
    ['PUBLIC_URL', 'https://hormiga.example/es'],
    ['TRUST_PROXY', 'maybe'],
    ['DRAIN_SECONDS', '61'],
    ['DRAIN_SECONDS', '2.5'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_POOL_SIZE', '501'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['MAIL_FROM', 'Hormiga'],
    ['MAIL_FROM', 'a@x.example, b@y.example'],
    ['TEAM_EMAIL', 'Team <team@x.example>'],
    ['TEAM_EMAIL', 'a@x.example,b@y.example'],
    ['STAFF_EMAILS', 'ana@x.example, luis'],
    ['STAFF_EMAILS', 'ana@localhost'],
    ['STAFF_SECOND_FACTOR', 'yes'],
    ['OUTBOX_ALERT_MINUTES', '0'],
    ['OUTBOX_ALERT_MINUTES', '1.5'],
    ['CANARY_EMAIL', 'Canary <canary@x.example>'],
    ['CANARY_EMAIL', 'canary@localhost'],
    ['CANARY_MINUTES', '1'],
    ['CANARY_MINUTES', '1441'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s, its value %s and what it must be', (name, value) => {
    expect(errors({ [name]: value })).toMatch(new RegExp(`^${name} must be .*\\. It is ${JSON.stringify(value)}\\.$`));
  });

  it("reads the team's addresses and the Google keys, and refuses one Google key without the other", () => {
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'top-secret' };
    const config = readConfig({ STAFF_EMAILS: ' Ana@x.example ,luis@x.example,', ...google });
    expect(config.staffEmails).toEqual(['ana@x.example', 'luis@x.example']);
    expect(config.google).toEqual({ clientId: 'id', clientSecret: 'top-secret' });
    for (const name of Object.keys(google)) {
      expect(errors({ [name]: 'top-secret' })).toBe(
        'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both, or neither.',
      );
    }
  });

  it('reads the canary settings, and refuses only some of them', () => {
    const both = { CANARY_SECRET: 'top-secret'.repeat(4), CANARY_EMAIL: 'canary@x.example' };
    expect(readConfig(both).canary).toEqual({
      secret: both.CANARY_SECRET,
      email: 'canary@x.example',
      minutes: undefined,
    });
    expect(readConfig({ ...both, CANARY_MINUTES: '10' }).canary).toMatchObject({ minutes: 10 });
    const { CANARY_EMAIL, CANARY_SECRET } = both;
    for (const part of [{ CANARY_EMAIL }, { CANARY_SECRET }, { CANARY_MINUTES: '10' }]) {
      expect(errors(part)).toBe(
        'CANARY_SECRET and CANARY_EMAIL must be set both, or neither; CANARY_MINUTES needs them.',
      );
    }
  });

  it('reads API keys, each with a name and a secret that cannot be guessed', () => {
    const [one, other] = ['a:'.repeat(16), 'b'.repeat(200)];
    const keys = readConfig({ API_KEYS: ` crm:${one} , erp_2:${other},` }).apiKeys;
    expect(keys).toEqual([
      { name: 'crm', secret: one },
      { name: 'erp_2', secret: other },
    ]);
    expect(readConfig({}).apiKeys).toEqual([]);
    for (const wrong of [other, `:${other}`, `crm:${'x'.repeat(31)}`, `c m:${other}`, `crm:${'x y '.repeat(9)}`]) {
      expect(errors({ API_KEYS: wrong })).toMatch(/^API_KEYS must be name:secret,.*not shown here/);
    }
  });

  it('lists all errors together', () => {
    expect(errors({ PORT: 'abc', HOST: '?' }).split('\n')).toHaveLength(2);
  });

  it('never shows a password', () => {
    const message = errors({ DATABASE_URL: 'mysql://user:top-secret@host/db', SMTP_URL: 'imap://u:top-secret@host' });
    expect(message).toContain('DATABASE_URL must look like postgresql://');
    expect(message).toContain('SMTP_URL must look like smtps://');
    expect(message).not.toContain('top-secret');
    for (const name of ['METRICS_TOKEN', 'ALERT_URL', 'CANARY_SECRET', 'API_KEYS']) {
      expect(errors({ [name]: 'ftp:pa$$' })).toMatch(new RegExp(`^${name} must .*not shown here`));
      expect(errors({ [name]: 'ftp:pa$$' })).not.toContain('pa$$');
    }
    const short = errors({ FORM_SECRET: 'too-short' });
    expect(short).toContain('FORM_SECRET must have at least 32 characters');
    expect(short).not.toContain('too-short');
  });
});

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const examples = lines.flatMap((line) => {
    const [, name, value] = /^#?([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value }];
  });

  it('lists every variable, and no other', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual([...variableNames].sort());
  });

  it('shows the defaults', () => {
    const shown = readConfig(Object.fromEntries(examples.map(({ name, value }) => [name, value])));
    // Pages of a site without PUBLIC_URL name the address of the company.
    expect(shown).toEqual({ ...readConfig({}), banner: false, canonicalUrl: readConfig({}).publicUrl });
  });
});
