import { dataProps } from '#platform/page/data-attributes.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Toast, ToastStack } from '#ui/toast.tsx';
import type { Part } from './example.ts';
import style from './examples.module.css';

const paragraphs = Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1} of a text that has to scroll.`);

export const feedback: readonly Part[] = [
  {
    part: 'dialog',
    title: 'Dialog',
    note: 'A sheet on a phone. Escape, the cross and a click beside it close it.',
    wide: ['open'],
    examples: {
      open: (
        <Dialog
          id="d-open"
          title="Where shall we write?"
          closeLabel="Close"
          open
          actions={
            <>
              <Button>Send</Button>
              <Button look="secondary">Not now</Button>
            </>
          }
        >
          <TextField id="d-email" type="email" label="E-mail" autoComplete="email" />
        </Dialog>
      ),
      'modal, long': (
        <>
          <Button href="#d-long" {...dataProps({ opens: 'd-long' })} look="secondary">
            Open a long dialog
          </Button>
          <Dialog id="d-long" title="What changes" closeLabel="Close" actions={<Button>I have read it</Button>}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Dialog>
        </>
      ),
    },
  },
  {
    part: 'callout',
    title: 'Callout',
    note: 'Above a form or a view, in a page that was drawn for one visitor.',
    wide: true,
    examples: {
      note: <Callout>This request is closed. Writing opens it again.</Callout>,
      success: <Callout tone="success">Your profile is saved.</Callout>,
      error: <Callout tone="error">This code is no longer good. Please ask for a new one.</Callout>,
    },
  },
  {
    part: 'toast',
    title: 'Toast',
    wide: true,
    examples: {
      info: <Toast dismissLabel="Dismiss">Your session ends in five minutes.</Toast>,
      success: (
        <Toast tone="success" dismissLabel="Dismiss">
          We received your request. Its number is HM-2041.
        </Toast>
      ),
      'error with a way on': (
        <Toast tone="error" dismissLabel="Dismiss">
          The payment was not made. Nothing was charged.
        </Toast>
      ),
      'several, as they stand at the lower edge of the screen': (
        <div className={style.screen}>
          <ToastStack>
            <Toast dismissLabel="Dismiss">A copy is on its way to your address.</Toast>
            <Toast tone="success" dismissLabel="Dismiss">
              Saved.
            </Toast>
          </ToastStack>
        </div>
      ),
    },
  },
];
