import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ContactDraft } from '#site/stored/contact-draft.ts';
import type { KeptPhone } from '../phone/phone-entry.ts';
import { draft, followDraft } from './draft.ts';
import { clearTexts, fillBlank, ownFields } from './typed-fields.ts';

/** Puts into the form what was typed before and not sent, and follows what is typed or sent in other forms and tabs. */
export function useDraft(form: RefObject<HTMLFormElement | null>, setPhone: (phone: KeptPhone) => void) {
  const [isKept, setKept] = useState(false);
  const follower = useRef((current: ContactDraft | undefined) => {
    const element = form.current;
    // Nobody wants another hand in the form that they are typing in.
    if (!element || element.contains(document.activeElement)) return;
    clearTexts(element);
    fillIn(element, current, setPhone);
  });

  useEffect(() => {
    const kept = draft();
    if (form.current && kept) {
      fillIn(form.current, kept, setPhone);
      setKept(true);
    }
    return followDraft(follower.current);
  }, [form, setPhone]);

  return { isKept, settle: () => setKept(false), follow: follower.current };
}

function fillIn(form: HTMLFormElement, kept: ContactDraft | undefined, setPhone: (phone: KeptPhone) => void): void {
  if (kept) fillBlank(form, kept.typed, ownFields);
  const { telefono_cliente: number = '', telefono_clienteCountry: countryCode = '' } = kept?.typed ?? {};
  setPhone({ number, countryCode });
}
