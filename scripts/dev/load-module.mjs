// @ts-check

/**
 * The sources that the development server calls itself; as types, so that a renamed one is noticed.
 * @typedef {{
 *   '/src/platform/database/open-database.ts': typeof import('../../src/platform/database/open-database.ts'),
 *   '/src/platform/database/site-secrets.ts': typeof import('../../src/platform/database/site-secrets.ts'),
 *   '/src/app/app.ts': typeof import('../../src/app/app.ts'),
 *   '/src/platform/server/config/config.ts': typeof import('../../src/platform/server/config/config.ts'),
 *   '/src/app/commands/control/open-control.ts': typeof import('../../src/app/commands/control/open-control.ts'),
 *   '/src/features/payments/server/open-payments.ts': typeof import('../../src/features/payments/server/open-payments.ts'),
 *   '/src/features/payments/server/start-payment-work.ts': typeof import('../../src/features/payments/server/start-payment-work.ts'),
 *   '/src/app/commands/command-context.ts': typeof import('../../src/app/commands/command-context.ts'),
 *   '/src/app/documents/create-documents.ts': typeof import('../../src/app/documents/create-documents.ts'),
 *   '/src/app/documents/attach-documents.ts': typeof import('../../src/app/documents/attach-documents.ts'),
 *   '/src/platform/server/live/live-pages.ts': typeof import('../../src/platform/server/live/live-pages.ts'),
 *   '/src/app/live.tsx': typeof import('../../src/app/live.tsx'),
 *   '/src/platform/server/logging/log.ts': typeof import('../../src/platform/server/logging/log.ts'),
 *   '/src/platform/server/mail/start-mail.ts': typeof import('../../src/platform/server/mail/start-mail.ts'),
 *   '/src/platform/server/pages/choose-language.ts': typeof import('../../src/platform/server/pages/choose-language.ts'),
 *   '/src/platform/server/pages/pages.ts': typeof import('../../src/platform/server/pages/pages.ts'),
 *   '/src/platform/server/start/banner.ts': typeof import('../../src/platform/server/start/banner.ts'),
 *   '/src/platform/server/start/failure-block.ts': typeof import('../../src/platform/server/start/failure-block.ts'),
 *   '/src/platform/server/start/http-server.ts': typeof import('../../src/platform/server/start/http-server.ts'),
 *   '/src/site/address.ts': typeof import('../../src/site/address.ts'),
 * }} Sources
 */

/**
 * The current source: Vite loads it again when it, or one of its imports, has changed.
 * @template {keyof Sources} Path
 * @param {import('vite').ViteDevServer} vite
 * @param {Path} path
 * @returns {Promise<Sources[Path]>}
 */
export async function loadModule(vite, path) {
  return /** @type {Promise<Sources[Path]>} */ (vite.ssrLoadModule(path));
}
