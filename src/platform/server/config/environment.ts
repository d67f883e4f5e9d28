import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigurationError } from './config.ts';

/** All environment variables, known or not. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingsFile {
  readonly path: string;
  readonly settings: Environment;
}

interface LoadedEnvironment {
  readonly env: Environment;
  /** The files that were read, the lowest precedence first. */
  readonly files: readonly SettingsFile[];
  /** The arguments without `--env-file`. */
  readonly args: readonly string[];
}

/**
 * Reads the settings in the same way for the server and its commands: `.env` in the current folder, if it exists, and
 * every `--env-file`. A later file overrides an earlier one, and the environment overrides all files. Values from files
 * are also put into `process.env`, since libraries read it.
 */
export function loadEnvironment(
  argv: readonly string[],
  env: Record<string, string | undefined> = process.env,
): LoadedEnvironment {
  const { named, args } = takeEnvFiles(argv);
  const usual = readSettings('.env', { isOptional: true });
  const files = [...(usual ? [usual] : []), ...named.flatMap((path) => readSettings(path) ?? [])];
  for (const [name, value] of Object.entries(Object.assign({}, ...files.map(({ settings }) => settings)))) {
    if (env[name] === undefined) env[name] = String(value);
  }
  return { env, files, args };
}

function takeEnvFiles(argv: readonly string[]): { named: string[]; args: string[] } {
  const [option, named, args] = ['--env-file', [] as string[], [] as string[]];
  const rest = [...argv];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg !== option && !arg.startsWith(`${option}=`)) {
      args.push(arg);
      continue;
    }
    const path = arg === option ? rest.shift() : arg.slice(option.length + 1);
    if (!path) throw new ConfigurationError('--env-file must name a file, for example --env-file /etc/hormiga.env.');
    named.push(path);
  }
  return { named, args };
}

function readSettings(path: string, { isOptional = false } = {}): SettingsFile | undefined {
  try {
    return { path: resolve(path), settings: parseEnv(readFileSync(path, 'utf8')) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (isOptional && code === 'ENOENT') return undefined;
    const reason = code === 'ENOENT' ? 'it does not exist' : error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`The settings in ${resolve(path)} cannot be read: ${reason}.`);
  }
}
