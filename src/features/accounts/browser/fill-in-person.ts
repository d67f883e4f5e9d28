import { recall } from '#platform/browser/storage/storage.ts';
import { userInfo } from '../stored.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Whoever is signed in need not say again who they are; what they typed stays. */
export function fillInPerson(form: HTMLFormElement, fields: Person): void {
  const person = signedIn();
  if (!person) return;
  for (const [field, text] of Object.entries({ [fields.name]: person.name, [fields.email]: person.email })) {
    const box = form.elements.namedItem(field);
    if (box instanceof HTMLInputElement && box.value === '') box.value = text;
  }
}

/** Their address, and their name where they gave one: else the account is called after its address. */
export function signedIn(): Person | undefined {
  const person = recall(userInfo);
  if (!person) return undefined;
  const { usuario_nombre: name, usuario_correo: email } = person;
  return { email, name: name === email.split('@')[0] ? '' : name };
}
