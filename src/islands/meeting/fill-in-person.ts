import { meetingFields } from '#site/meetings/meeting-fields.ts';
import { userInfo } from '#site/stored/user-info.ts';
import { recall } from '../storage/storage.ts';

/** Whoever is signed in need not say again who they are; what they typed stays. */
export function fillInPerson(form: HTMLFormElement): void {
  const person = recall(userInfo);
  if (!person) return;
  const { usuario_nombre: name, usuario_correo: email } = person;
  for (const [field, text] of Object.entries({ [meetingFields.name]: name, [meetingFields.email]: email })) {
    const box = form.elements.namedItem(field);
    if (box instanceof HTMLInputElement && box.value === '') box.value = text;
  }
}
