// @ts-check

/**
 * The sources that the development server calls itself; as types, so that a renamed one is noticed.
 * @typedef {{
 *   '/src/database/open-database.ts': typeof import('../../src/database/open-database.ts'),
 *   '/src/database/site-secrets.ts': typeof import('../../src/database/site-secrets.ts'),
 *   '/src/server/app.ts': typeof import('../../src/server/app.ts'),
 *   '/src/server/config.ts': typeof import('../../src/server/config.ts'),
 *   '/src/server/control/open-control.ts': typeof import('../../src/server/control/open-control.ts'),
 *   '/src/server/payments/open-payments.ts': typeof import('../../src/server/payments/open-payments.ts'),
 *   '/src/server/payments/open-provider.ts': typeof import('../../src/server/payments/open-provider.ts'),
 *   '/src/server/payments/start-payment-work.ts': typeof import('../../src/server/payments/start-payment-work.ts'),
 *   '/src/server/commands/command-place.ts': typeof import('../../src/server/commands/command-place.ts'),
 *   '/src/server/documents/create-documents.ts': typeof import('../../src/server/documents/create-documents.ts'),
 *   '/src/server/documents/attach-documents.ts': typeof import('../../src/server/documents/attach-documents.ts'),
 *   '/src/server/live/live-pages.ts': typeof import('../../src/server/live/live-pages.ts'),
 *   '/src/pages/live.tsx': typeof import('../../src/pages/live.tsx'),
 *   '/src/server/logging/log.ts': typeof import('../../src/server/logging/log.ts'),
 *   '/src/server/mail/describe-mail.ts': typeof import('../../src/server/mail/describe-mail.ts'),
 *   '/src/server/mail/start-mail.ts': typeof import('../../src/server/mail/start-mail.ts'),
 *   '/src/server/pages/choose-language.ts': typeof import('../../src/server/pages/choose-language.ts'),
 *   '/src/server/pages/pages.ts': typeof import('../../src/server/pages/pages.ts'),
 *   '/src/server/start/banner.ts': typeof import('../../src/server/start/banner.ts'),
 *   '/src/server/start/failure-block.ts': typeof import('../../src/server/start/failure-block.ts'),
 *   '/src/server/start/listen-error.ts': typeof import('../../src/server/start/listen-error.ts'),
 *   '/src/server/start/request-listener.ts': typeof import('../../src/server/start/request-listener.ts'),
 *   '/src/site/address.ts': typeof import('../../src/site/address.ts'),
 * }} Sources
 */

/**
 * A source as it is now: Vite loads it again when it, or what it imports, has changed.
 * @template {keyof Sources} Path
 * @param {import('vite').ViteDevServer} vite
 * @param {Path} path
 * @returns {Promise<Sources[Path]>}
 */
export async function loadModule(vite, path) {
  return /** @type {Promise<Sources[Path]>} */ (vite.ssrLoadModule(path));
}
