import type { Known } from '#platform/server/testing-targets.ts';

/** The forms of the console. */
export function customersActions({ ticket: reference, uuid }: Known) {
  return [{ action: 'write', of: reference, form: uuid, language: 'es', message: 'Hola' }];
}
