/**
 * For journeys where motion does not matter: they prove that the site works with reduced motion, and take a sixth less
 * processor time. Tests of windows, menus and moving pages use motion.
 */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
