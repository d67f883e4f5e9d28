// @ts-check

/**
 * Becomes the server, in this very process: a signal reaches the server itself, and killing us cannot leave an orphaned
 * server behind.
 */
export async function serve() {
  // Without settings it is a trial, and the sandbox checkout moves no money.
  if (!process.env.NODE_ENV) process.env.TRIAL_RUN ??= '1';
  process.env.NODE_ENV = 'production';
  process.env.START_BANNER ??= '1';
  process.setSourceMapsEnabled(true);
  await import(new URL('../../dist/server-app/main.mjs', import.meta.url).href);
}
