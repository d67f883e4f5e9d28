import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const keys = (kind: 'test' | 'prod') => ({
  WOMPI_PUBLIC_KEY: `pub_${kind}_a`,
  WOMPI_PRIVATE_KEY: `prv_${kind}_b`,
  WOMPI_INTEGRITY_SECRET: `${kind}_integrity_c`,
  WOMPI_EVENTS_SECRET: `${kind}_events_d`,
});

describe('the payment provider', () => {
  it.each([
    ['none by default, which is production', {}, 'off'],
    ['the sandbox in development', { NODE_ENV: 'development' }, 'sandbox'],
    ['the sandbox in a trial run', { TRIAL_RUN: '1' }, 'sandbox'],
    ['none at a public URL, even in a trial run', { TRIAL_RUN: '1', PUBLIC_URL: 'https://x.example' }, 'off'],
    ['the sandbox if it is set explicitly', { PAYMENTS: 'sandbox', PUBLIC_URL: 'https://x.example' }, 'sandbox'],
    ['Wompi with its keys', keys('prod'), 'wompi'],
    ['Wompi with its keys, in development too', { ...keys('test'), NODE_ENV: 'development' }, 'wompi'],
    ['the sandbox if it is set explicitly, even with keys', { ...keys('prod'), PAYMENTS: 'sandbox' }, 'sandbox'],
    ['none if it is turned off', { ...keys('prod'), PAYMENTS: 'off' }, 'off'],
  ])('is %s', (_, env, kind) => {
    expect(readConfig(env).payments.kind).toBe(kind);
  });

  it.each([
    [{ PAYMENTS: 'paypal' }, 'PAYMENTS must be sandbox, wompi or off'],
    [{ PAYMENTS: 'wompi' }, 'PAYMENTS is wompi'],
    [{ ...keys('prod'), WOMPI_EVENTS_SECRET: '' }, 'must be set all, or none'],
    [{ ...keys('prod'), WOMPI_PRIVATE_KEY: 'prv_test_x' }, 'some are for tests and some for real money'],
    [{ ...keys('prod'), WOMPI_PUBLIC_KEY: 'prv_prod_swapped' }, 'WOMPI_PUBLIC_KEY must be the key that Wompi shows'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigurationError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('does not show a wrong secret', () => {
    expect(() => readConfig({ WOMPI_PRIVATE_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });
});
