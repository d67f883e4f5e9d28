import { pagePattern } from '#platform/server/pages/choose-language.ts';
import { none, type Target, type Targets } from '#platform/server/testing-targets.ts';

const dashboard: Target = {
  kind: 'form',
  bodies: ({ email, uuid, ticket: reference }) => [
    { action: 'profile', name: 'Ana', language: 'es', country: 'co' },
    { action: 'photo', photo: '' },
    { action: 'email', new_email: email },
    { action: 'email-code', new_email: email, code: '123456' },
    { action: 'reply', reference, message_id: uuid, message: 'Hola' },
    { action: 'read', id: '1' },
    { action: 'end-session', id: uuid },
    { action: 'delete', confirm_email: 'nobody@example.com' },
  ],
};

export const dashboardTargets: Targets = {
  [pagePattern('/dashboard')]: dashboard,
  [pagePattern('/application')]: dashboard,
  '/dashboard/file/:id': none,
};
