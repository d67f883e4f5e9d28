import { afterEach, expect, it } from 'vitest';
import { remember } from '#platform/browser/storage/storage.ts';
import { forget } from '#platform/browser/storage/text.ts';
import { userInfo } from '../stored.ts';
import { signedIn } from './fill-in-person.ts';

const person = { token: 't', usuario_correo: 'ana.m@example.com', usuario_foto: '', foto: '' };

afterEach(() => forget(userInfo.key));

it('returns the signed-in person, with a name only if they entered one', () => {
  expect(signedIn()).toBeUndefined();
  remember(userInfo, { ...person, usuario_nombre: 'Ana María' });
  expect(signedIn()).toEqual({ name: 'Ana María', email: 'ana.m@example.com' });
  remember(userInfo, { ...person, usuario_nombre: 'ana.m' });
  expect(signedIn()).toEqual({ name: '', email: 'ana.m@example.com' });
});
