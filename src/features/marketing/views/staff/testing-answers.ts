import type { StaffView } from '#features/staff/staff-answer.ts';
import { answer, noon, uuid } from '#features/staff/testing-answer.ts';

const view: Extract<StaffView, { kind: 'marketing' }> = {
  kind: 'marketing',
  ended: true,
  formId: uuid(7),
  usualType: 5,
  longest: { title: 120, text: 2000, target: 500, button: 40 },
  notifications: (['coming', 'running', 'ended'] as const).map((state, n) => ({
    id: n + 1,
    type: 5,
    language: 'es',
    state,
    title: n === 1 ? null : 'Siete días gratis',
    text: 'Sin tarjeta.',
    target: n === 1 ? null : '/tryit',
    button: n === 1 ? null : 'Probar',
    from: noon,
    until: n ? noon : null,
  })),
};

const mistyped = {
  typed: { language: 'en', text: '', title: '', target: 'tryit', button: 'x', from: 'soon', until: 'later', type: '0' },
  problems: { text: 'missing', title: 'title', target: 'target', from: 'moment', until: 'order', type: 'type' },
};

export const marketingAnswers = {
  marketing: answer(view),
  'marketing-wrong': answer({ ...view, ended: false, notifications: [] }, mistyped),
};
