/** What Node and OpenSSL call the problems of a certificate that have words of their own here. */
const words: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet: check the clock of this machine',
  CERT_REVOKED: 'was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name',
  HOSTNAME_MISMATCH: 'is for another host name',
};

const ofCertificate = /CERT|ISSUER|LEAF_SIGNATURE|^INVALID_(?:CA|PURPOSE)$/;

/**
 * What is wrong with the certificate of a server that was reached, for the team. Undefined if the connection failed for
 * another reason.
 */
export function certificateProblem(error: Error): string | undefined {
  // nodemailer replaces the code by its own.
  const codes = ['code' in error ? error.code : '', 'originalCode' in error ? error.originalCode : ''].map(String);
  const code = codes.find((one) => one in words || ofCertificate.test(one));
  return code && `the certificate of the mail server ${words[code] ?? 'is not trusted'} (${code})`;
}
