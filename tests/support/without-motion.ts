/**
 * For journeys in which it does not matter: they are the proof that the site works for whoever wants no motion, and
 * take a sixth less of a processor, which draws every step of one here. Windows, menus and pages that move are tried
 * with it.
 */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
