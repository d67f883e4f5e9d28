import { meetingFields } from '#site/meetings/meeting-fields.ts';
import { knownPerson } from './known-person.ts';

/** Whoever is signed in need not say again who they are; what they typed stays. */
export function fillInPerson(form: HTMLFormElement): void {
  const person = knownPerson();
  if (!person) return;
  const { name, email } = person;
  for (const [field, text] of Object.entries({ [meetingFields.name]: name, [meetingFields.email]: email })) {
    const box = form.elements.namedItem(field);
    if (box instanceof HTMLInputElement && box.value === '') box.value = text;
  }
}
