import { defineFeature } from '#platform/server/feature.ts';
import { looksUp, perNetwork } from '#platform/server/security/write-limits.ts';
import { bellCalls, mountBell, renderBellError } from './routes.ts';

export const bellFeature = defineFeature({
  name: 'bell',
  mount: (app, deps) => mountBell(app, deps),
  writeLimits: {
    'POST /api/app/notificaciones_campana': looksUp('notifications'),
    'POST /api/app/estado_notificacion_campana': perNetwork(1_200),
    'POST /api/app/usuario_info': perNetwork(1_200),
  },
  routeErrors: () => bellCalls.map(({ path }) => ({ path, render: renderBellError })),
});
