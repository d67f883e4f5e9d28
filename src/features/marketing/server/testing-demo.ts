import type { Demo } from '#app/testing-demo/demo-rows.ts';

const day = 24 * 60 * 60_000;

/** Notices of the popup: ended ones, one that runs in each language, and one that is to come. */
export function addMarketing({ rows, now }: Demo): void {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const notice = (titulo: string, contenido: string, idioma: string, from: number, until: number | null) =>
    rows.marketing.push({
      titulo,
      contenido,
      idioma,
      urlTarget: '/tryit',
      labelButton: { es: 'Probar', en: 'Try it', fr: 'Essayer' }[idioma] ?? null,
      tipo: 5,
      from: at(from),
      until: until === null ? null : at(until),
      createdAt: at(Math.min(from, 0) - 1),
    });
  notice(
    'Feria de tecnología',
    'Visítenos en la feria: siete días gratis para quien llegue con su equipo.',
    'es',
    -190,
    -180,
  );
  notice('Cierre de año', 'En diciembre atendemos hasta el día 23.', 'es', -340, -325);
  notice('Siete días gratis', 'Sin tarjeta. Pruebe la mesa de ayuda con todo su equipo.', 'es', -20, 25);
  notice('Seven free days', 'No card needed. Try the help desk with your whole team.', 'en', -20, 25);
  notice('Sept jours gratuits', 'Sans carte. Essayez le centre d’assistance avec toute votre équipe.', 'fr', -20, 25);
  notice('Nuevos horarios', 'Desde el próximo mes también atendemos los sábados.', 'es', 12, null);
}
