import { recall } from '#platform/browser/storage/storage.ts';
import { userInfo } from '../stored.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

const sameNames: Person = { name: 'name', email: 'email' };

/** Fills in name and e-mail for a signed-in visitor, without overwriting what they typed. */
export function fillInPerson(form: HTMLFormElement, fields: Person = sameNames): void {
  const person = signedIn();
  if (!person) return;
  for (const [field, text] of Object.entries({ [fields.name]: person.name, [fields.email]: person.email })) {
    const box = form.elements.namedItem(field);
    if (box instanceof HTMLInputElement && box.value === '') box.value = text;
  }
}

/** The signed-in visitor's e-mail address, and their name if they entered one: the server falls back to the address. */
export function signedIn(): Person | undefined {
  const person = recall(userInfo);
  if (!person) return undefined;
  const { usuario_nombre: name, usuario_correo: email } = person;
  return { email, name: name === email.split('@')[0] ? '' : name };
}
