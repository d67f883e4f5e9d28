import { none, type Targets } from '#platform/server/testing-targets.ts';

export const bellTargets: Targets = {
  '/api/app/notificaciones_campana': { kind: 'json', bodies: ({ bell }) => [{ ...bell }] },
  '/api/app/estado_notificacion_campana': { kind: 'json', bodies: ({ bell }) => [{ notificacion_id: 1, ...bell }] },
  '/api/app/usuario_info': none,
};
