import { none, type Targets } from '#platform/server/testing-targets.ts';

export const staffTargets: Targets = {
  '/staff/presence': {
    kind: 'form',
    bodies: ({ ticket: reference }) => [{ ticket: reference, typing: 'yes' }],
  },
  '/staff/*': {
    kind: 'form',
    bodies: ({ ticket: reference, uuid, order, meeting }) => [
      { action: 'answer', ticket: reference, message_id: uuid, message: 'Hola' },
      { action: 'answerAndClose', ticket: reference, message_id: uuid, message: 'Hola', mode: 'answer', seen: uuid },
      { action: 'note', ticket: reference, message_id: uuid, message: 'Hola', mode: 'note' },
      { action: 'insertAnswer', ticket: reference, saved_answer: uuid, message: 'Hola' },
      { action: 'assign', ticket: reference, assignee: '' },
      { action: 'close', ticket: reference },
      { action: 'closeAndNotify', ticket: reference },
      { action: 'saveAnswer', answer: uuid, title: 'Hola', en: 'x', es: 'x', fr: 'x' },
      { action: 'deleteAnswer', answer: uuid },
      { action: 'addHelpWay', question: uuid, topic: 'refund' },
      { action: 'removeHelpWay', way: uuid },
      { action: 'dismissHelpQuestion', question: uuid },
      { action: 'state', ticket: reference, state: 'closed' },
      { action: 'resend', mail: uuid },
      {
        action: 'addMarketing',
        form: uuid,
        language: 'es',
        text: 'T',
        title: 'T',
        target: '/tryit',
        button: 'B',
        from: '',
        until: '',
      },
      { action: 'endMarketing', notification: '1' },
      { action: 'deliver', payment: order },
      { action: 'settle', provider: 'sandbox', id: 'x' },
      { action: 'cancelMeeting', meeting: `${meeting}X` },
      { action: 'write', of: reference, form: uuid, language: 'es', message: 'Hola' },
    ],
  },
  '/staff/file/:id': none,
};
