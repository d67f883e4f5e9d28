import { describe, expect, it } from 'vitest';
import { variableNames } from '../config/config.ts';
import { unknownSettings } from './unknown-settings.ts';

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

  it.each([
    ['APP_URL', 'PUBLIC_URL'],
    ['BASE_URL', 'PUBLIC_URL'],
    ['SITE_URL', 'PUBLIC_URL'],
    ['ADMIN_EMAIL', 'STAFF_EMAILS or TEAM_EMAIL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['FROM_EMAIL', 'MAIL_FROM'],
    ['POSTGRES_URL', 'DATABASE_URL'],
    ['HORMIGA_DATA_DIR', 'DATA_DIR'],
    ['APP_PORT', 'PORT'],
  ])('include %s, as other programs call it, and suggest %s', (name, suggestion) => {
    const words = `${name} is not a setting and has no effect. Did you mean ${suggestion}?`;
    expect(unknown({ [name]: 'top-secret' })).toEqual([words]);
    expect(unknown({ [name.toLowerCase()]: 'top-secret' })).toEqual([words.replace(name, name.toLowerCase())]);
  });

  it('are not named as other programs call them if the right ones are set, as a platform sets both', () => {
    expect(unknown({ BASE_URL: 'x', PUBLIC_URL: 'x' })).toEqual([]);
    expect(unknown({ ADMIN_EMAIL: 'x', STAFF_EMAILS: 'x' })).toEqual([expect.stringContaining('TEAM_EMAIL')]);
    expect(unknown({ ADMIN_EMAIL: 'x', STAFF_EMAILS: 'x', TEAM_EMAIL: 'x' })).toEqual([]);
    const settings = { BASE_URL: 'x', PUBLIC_URL: 'x' };
    expect(unknownSettings(settings, [{ path: '/etc/hormiga.env', settings }])).toEqual([
      expect.stringMatching(/^BASE_URL in .* is not a setting/),
    ]);
    expect(unknown({ APP_PORT: 'tcp://10.0.0.1:80', SITE_HOST_SERVICE_HOST: '10.0.0.1' })).toEqual([]);
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
