import type { Known, Targets } from '#platform/server/testing-targets.ts';

export const marketingTargets: Targets = {
  '/marketing/marketing_get_notificacion_pub': { kind: 'json', bodies: () => [{ tipo: 5 }] },
};

/** The forms of the console. */
export function marketingActions({ uuid }: Known) {
  return [
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
  ];
}
