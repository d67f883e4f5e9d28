import { expect, it } from 'vitest';
import { creationOptions, requestOptions } from './passkey.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const known = [{ id: '-_8', type: 'public-key', transports: ['usb', 'smoke-signs'] }] as const;
const passkeys = known.map((one) => ({ ...one, transports: [...one.transports] }));

it('decodes the bytes of the options to sign in, and leaves names alone', () => {
  const options = { challenge: 'AQID', rpId: 'AQID', userVerification: 'required' } as const;
  expect(requestOptions({ ...options, allowCredentials: passkeys })).toEqual({
    ...options,
    challenge: bytes(1, 2, 3),
    allowCredentials: [{ id: bytes(251, 255), type: 'public-key', transports: ['usb'] }],
  });
  expect(requestOptions(options).allowCredentials).toEqual([]);
});

it('decodes the bytes of the options to add a passkey, and leaves names alone', () => {
  const options = {
    challenge: 'AQID',
    rp: { name: 'Hormiga', id: 'AQID' },
    user: { id: 'AQ', name: 'eva@hormiga.example', displayName: 'Eva' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  };
  expect(creationOptions({ ...options, excludeCredentials: passkeys })).toEqual({
    ...options,
    challenge: bytes(1, 2, 3),
    user: { ...options.user, id: bytes(1) },
    excludeCredentials: [{ id: bytes(251, 255), type: 'public-key', transports: ['usb'] }],
  });
});
