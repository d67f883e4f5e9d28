import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '#platform/testing-text.ts';
import { createTicket } from '../../contract.ts';
import { messageFrom } from '../../ticket-fields.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { checkFields } from './use-contact-form.ts';

const whole = messageFrom({ name: 'Ana', email: 'ana@example.com', message: 'Hola' });

/** The first problem that the server reports for each field. */
function byServer(typed: typeof whole): Record<string, string> {
  const { error } = createTicket.request.safeParse(typed);
  const problems: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message;
  return problems;
}

const typedText = fc.oneof(
  anyText(60),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    '\u00a0\u200b',
    'a@b',
    'x'.repeat(ticketLimits.name + 1),
    'x'.repeat(ticketLimits.message + 1),
  ),
);

it('finds the same problems as the server, for any input', () => {
  fc.assert(
    fc.property(typedText, typedText, typedText, (nombre_cliente, email_cliente, descripcion) => {
      const typed = { ...whole, nombre_cliente, email_cliente, descripcion };
      expect(checkFields(typed, [])).toEqual(byServer(typed));
    }),
  );
});

it.each([
  ['tooMany', Array.from({ length: ticketLimits.attachments + 1 }, () => new File(['x'], 'a.txt'))],
  ['tooLarge', [new File(['x'.repeat(ticketLimits.attachmentBytes + 1)], 'a.pdf')]],
  ['kind', [new File(['x'], 'a.docx'), new File(['x'], 'a.docm')]],
  ['empty', [new File([], 'a.pdf')]],
  ['kind', [new File(['x'], 'a.toString')]],
  ['kind', [new File(['x'], 'pdf')]],
  [undefined, [new File(['x'], 'Plan.XLSX'), new File(['x'], 'a.zip'), new File(['x'], 'IMG_1.HEIC')]],
  [undefined, [new File(['x'], 'Plano.final.PDF')]],
])('reports the problem of the attached files: %s', (problem, files) => {
  expect(checkFields(whole, files)['attachments']).toBe(problem);
});
