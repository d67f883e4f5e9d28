import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../../scripts/steps/install.mjs';
import type { LighthouseResult } from './result.ts';

const folder = 'bench/tools/lighthouse';

interface Flags {
  /** Where the browser listens that it is to use. */
  readonly port: number;
  readonly logLevel: 'error';
  readonly skipAudits: readonly string[];
}

interface Lighthouse {
  readonly default: (url: string, flags: Flags) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

/** It has two hundred packages, which nothing but this needs: they stand apart, and come when they are asked for. */
export async function loadLighthouse(): Promise<Lighthouse['default']> {
  await install(resolve(folder));
  const main = join(folder, 'node_modules/lighthouse/core/index.js');
  const lighthouse: Lighthouse = await import(pathToFileURL(resolve(main)).href);
  return lighthouse.default;
}
