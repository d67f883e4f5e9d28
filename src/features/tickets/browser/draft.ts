import { fillInPerson } from '#features/accounts/browser/fill-in-person.ts';
import { recall } from '#platform/browser/storage/storage.ts';
import { contactDraft } from '../stored.ts';
import { typedMessage } from '../ticket-fields.ts';
import { fillBlank, ownFields, personFields } from './contact-form/typed-fields.ts';

/**
 * Restores an unsent message into the form as soon as the form becomes visible, and fills in who is signed in, without
 * React.
 */
export default function restoreDraft(host: HTMLElement): void {
  const form = host.querySelector('form');
  const saved = recall(contactDraft);
  if (!form) return;
  if (saved)
    fillBlank(
      form,
      typedMessage((name) => saved.typed[name]),
      [...ownFields, 'telefono_cliente'],
    );
  fillInPerson(form, personFields);
}
