import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '#ui/browser/copy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SuccessIcon } from '#ui/icons.tsx';
import { centeredRow, muted, stack } from '#ui/layout.ts';
import { atStart, panelLook, terms } from '#ui/look.ts';
import style from './contact-form.module.css';
import type { ThanksWords } from './words.ts';

interface Props {
  readonly id: string;
  /** The form that was sent. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly words: ThanksWords;
  readonly reference: string;
  /** The page that shows the status of the request. */
  readonly statusHref: string;
  readonly onConfirm: () => void;
}

/**
 * Confirms that the message has arrived, and shows its reference. A dialog with the form is closed first, so that its
 * opener has the focus, and has it again after this dialog.
 */
export function Thanks({ id, form, words, reference, statusHref, onConfirm }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.closest('dialog')?.close();
    const dialog = anchor.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    // Focus the confirm button rather than the close button, which comes first.
    confirm.current?.querySelector('button')?.focus();
  }, [form]);
  return createPortal(
    <Dialog
      id={id}
      title={words.title}
      closeLabel={words.close}
      aria-describedby={`${id}-text`}
      wide
      onClose={onConfirm}
      actions={
        <>
          <form method="dialog" ref={confirm}>
            <Button type="submit" wide>
              {words.confirm}
            </Button>
          </form>
          <Button href={`${statusHref}?reference=${reference}`} look="secondary">
            {words.status}
          </Button>
        </>
      }
    >
      <div ref={anchor} id={`${id}-text`} className={stack(4, atStart)}>
        <span className={style.mark}>
          <SuccessIcon />
        </span>
        <p className={style.text}>{words.text}</p>
        <CopyReference words={words} reference={reference} />
        <p className={muted}>{words.mail}</p>
      </div>
    </Dialog>,
    document.body,
  );
}

/** The reference in large type, and a button that copies it. */
function CopyReference({ words, reference }: { words: ThanksWords; reference: string }) {
  const [status, setStatus] = useState('');
  const referenceElement = useRef<HTMLElement>(null);
  const copy = async () => {
    const isCopied = await copyText(reference);
    if (!isCopied && referenceElement.current) getSelection()?.selectAllChildren(referenceElement.current);
    setStatus(isCopied ? words.copied : words.copyByHand);
  };
  return (
    <dl className={stack(2, panelLook, terms, style.reference)}>
      <dt>{words.reference}</dt>
      <dd className={centeredRow(0)}>
        <strong ref={referenceElement}>{reference}</strong>
        <Button look="secondary" size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status" className={muted}>
          {status}
        </span>
      </dd>
    </dl>
  );
}
