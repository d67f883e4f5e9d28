import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { loadEnvironment } from '#platform/server/config/environment.ts';

/** Undefined: this process serves the site, alone or as one of several. It says by itself if a setting is wrong. */
function settingsOfSeveral(): Config | undefined {
  if (cluster.isWorker) return undefined;
  try {
    // A copy: each process reads the files again, so that one that replaces another has their new values.
    const config = readConfig(loadEnvironment(process.argv.slice(2), { ...process.env }).env);
    return config.webConcurrency > 1 ? config : undefined;
  } catch {
    return undefined;
  }
}

const config = settingsOfSeveral();
// Loaded when needed: the process that starts the others needs a small part of the server.
if (config) {
  const { runWorkers } = await import('#platform/server/start/run-workers.ts');
  await runWorkers(fileURLToPath(import.meta.url), config);
} else await import('./serve.ts');
