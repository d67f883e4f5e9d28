import { userInfo } from '#site/stored/user-info.ts';
import { recall } from '../storage/storage.ts';

export interface KnownPerson {
  readonly name: string;
  readonly email: string;
}

/** Whoever is signed in. A name that is only the beginning of the address was never typed by anybody. */
export function knownPerson(): KnownPerson | undefined {
  const person = recall(userInfo);
  if (!person) return undefined;
  const { usuario_nombre: name, usuario_correo: email } = person;
  return { email, name: isLocalPart(name, email) ? '' : name };
}

export function isLocalPart(name: string, email: string): boolean {
  return email.toLowerCase().startsWith(`${name.trim().toLowerCase()}@`);
}
