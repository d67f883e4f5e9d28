// @ts-check

/**
 * Becomes the server. In this very process: a signal reaches the server itself, and killing us can leave no
 * server behind that nobody sees.
 */
export async function serve() {
  // Who does not say where this runs tries it out, and can pay in a checkout that moves no money.
  if (!process.env.NODE_ENV) process.env.TRIAL_RUN ??= '1';
  process.env.NODE_ENV = 'production';
  process.env.START_BANNER ??= '1';
  process.setSourceMapsEnabled(true);
  await import(new URL('../../dist/server-app/main.mjs', import.meta.url).href);
}
