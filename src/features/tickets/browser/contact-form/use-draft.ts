import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ContactDraft } from '../../stored.ts';
import type { StoredPhone } from '../phone/phone-entry.ts';
import { draft, followDraft } from './draft.ts';
import { clearTexts, fillBlank, ownFields, typedIn } from './typed-fields.ts';

interface KeptInForm {
  /** What stands in the form was typed on an earlier page. */
  readonly isRestored: boolean;
  /** For the phone input, which looks after its own text. Undefined: as the page was drawn. */
  readonly phone: StoredPhone | undefined;
  /** Changes when the phone input has to begin again. */
  readonly round: number;
}

const empty: StoredPhone = { number: '', countryCode: '' };

/** Puts into the form what was typed before and not sent, and follows what is typed or sent in other forms and tabs. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [kept, setKept] = useState<KeptInForm>({ isRestored: false, phone: undefined, round: 0 });
  const restart = useCallback(
    (phone: StoredPhone) => setKept(({ round }) => ({ isRestored: false, phone, round: round + 1 })),
    [],
  );

  const follower = useRef((current: ContactDraft | undefined) => {
    const element = form.current;
    if (!element || isTypedIn(element)) return;
    clearTexts(element);
    if (current) fillBlank(element, current.typed, ownFields);
    restart(phoneOf(current));
  });

  useEffect(() => {
    const found = draft();
    if (form.current && found) {
      // It may already be there, put back before React came, or something else may have been typed.
      const isPhoneBlank = typedIn(form.current).telefono_cliente === '';
      fillBlank(form.current, found.typed, ownFields);
      setKept({ isRestored: true, phone: isPhoneBlank ? phoneOf(found) : undefined, round: 0 });
    }
    return followDraft(follower.current);
  }, [form]);

  return { ...kept, clear: () => restart(empty), follow: follower.current };
}

/** Nobody wants another hand in the form that they are typing in. In a tab that was left its focus stays, and nobody types. */
function isTypedIn(form: HTMLFormElement): boolean {
  return document.hasFocus() && form.contains(document.activeElement);
}

function phoneOf(kept: ContactDraft | undefined): StoredPhone {
  if (!kept) return empty;
  return { number: kept.typed.telefono_cliente, countryCode: kept.typed.telefono_clienteCountry };
}
