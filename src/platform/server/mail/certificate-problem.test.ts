import { expect, it } from 'vitest';
import { certificateProblem } from './certificate-problem.ts';

const failure = (codes: object) => certificateProblem(Object.assign(new Error('of mail.ants.co'), codes));

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is not trusted'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is not trusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is not trusted'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'is not trusted'],
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another host name'],
])('names the problem of a certificate: %s', (code, words) => {
  expect(failure({ code })).toBe(`the certificate of the mail server ${words} (${code})`);
  expect(failure({ code: 'ESOCKET', originalCode: code })).toBe(failure({ code }));
});

it.each(['ECONNREFUSED', 'ETIMEDOUT', 'ENOTFOUND', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ECONNRESET'])(
  'is silent about what has another reason: %s',
  (code) => {
    expect(failure({ code })).toBeUndefined();
    expect(certificateProblem(new Error('no code'))).toBeUndefined();
  },
);
