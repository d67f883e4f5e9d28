import type { App } from './app-context.ts';
import type { Command } from './commands/command.ts';
import type { RouteErrors } from './errors/call-error.ts';
import type { Feature, FeatureDeps, MountedFeature, Running } from './feature.ts';
import { type Alert, alertNames } from './health/alert.ts';
import type { FeatureSamples } from './mail/dev/own-samples.ts';
import type { MailName } from './mail/outbox.ts';
import { countWrites, requireWriteLimits, type WriteLimit } from './security/write-limits.ts';

/** The limits that the features declare, by route. */
export function writeLimitsOf(features: readonly Feature[]): ReadonlyMap<string, WriteLimit> {
  return gather(features, 'write limit', ({ writeLimits = {} }) => writeLimits);
}

/** The commands that the features declare, by name. */
export function commandsOf(features: readonly Feature[]): ReadonlyMap<string, Command> {
  return gather(features, 'command', ({ commands = {} }) => commands);
}

export function routeErrorsOf(features: readonly Feature[], deps: FeatureDeps): readonly RouteErrors[] {
  return features.flatMap(({ routeErrors }) => routeErrors?.(deps) ?? []);
}

/** The alerts that the features declare, in the order of the words. Throws if nothing checks one that has words. */
export function alertsOf(features: readonly Feature[]): readonly Alert[] {
  const declared = gather(features, 'alert', ({ alerts = [] }) =>
    Object.fromEntries(alerts.map((one) => [one.name, one])),
  );
  return alertNames.map((name) => {
    const found = declared.get(name);
    if (found) return found;
    const where = '`alerts` in the server/feature.ts of its feature';
    throw new Error(`Nothing checks the alert "${name}", which has words in staff.json: add it to ${where}.`);
  });
}

/** The names of the mails that a feature makes examples of. */
type SampledBy<One> = One extends { readonly sampleMails: () => Promise<{ sampleMails: (deps: never) => infer Own }> }
  ? { [Readers in keyof Own]: keyof Own[Readers] }[keyof Own]
  : never;

type MissingSample<Features extends readonly Feature[]> = Exclude<MailName, SampledBy<Features[number]>>;

type WithEverySample<Features extends readonly Feature[]> = [MissingSample<Features>] extends [never]
  ? Features
  : { readonly 'add to server/sample-mails.ts of its feature an example of': MissingSample<Features> };

/** The examples of mails that the features make. A mail without one does not compile: the error names it. */
export function sampleMailsOf<const Features extends readonly Feature[]>(
  features: Features & WithEverySample<Features>,
): readonly FeatureSamples[] {
  const all: readonly Feature[] = features;
  return all.flatMap(({ name, sampleMails }) => (sampleMails ? [{ group: name, load: sampleMails }] : []));
}

/** What the features declare under names of their own. Throws if two of them declare the same name. */
export function gather<Value>(
  features: readonly Feature[],
  what: string,
  read: (feature: Feature) => Readonly<Record<string, Value>>,
): ReadonlyMap<string, Value> {
  const found = new Map<string, { readonly value: Value; readonly by: string }>();
  for (const feature of features) {
    for (const [name, value] of Object.entries(read(feature))) {
      const other = found.get(name);
      if (other)
        throw new Error(`The features "${other.by}" and "${feature.name}" both declare the ${what} "${name}".`);
      found.set(name, { value, by: feature.name });
    }
  }
  return new Map([...found].map(([name, { value }]) => [name, value]));
}

/** The features of a running server, as one. */
export interface MountedFeatures {
  /** Call this before the server listens. */
  prepare(): Promise<void>;
  /** Call this once the server listens, and stop what it returns before `close`. */
  start(): Running;
  close(): Promise<void>;
}

/** Mounts all features in their order. Throws for a URL that accepts writes without a limit. */
export function mountFeatures(app: App, features: readonly Feature[], deps: FeatureDeps): MountedFeatures {
  const limits = writeLimitsOf(features);
  countWrites(app, limits);
  const mounted: MountedFeature[] = [];
  for (const { name, mount } of features) {
    const more = mount?.(app, deps);
    if (more) mounted.push(more);
    requireWriteLimits(app, limits, name);
  }
  return {
    async prepare() {
      for (const { prepare } of mounted) await prepare?.(app);
    },
    start() {
      const running = mounted.flatMap(({ start }) => (start ? [start()] : []));
      return { stop: async () => void (await Promise.all(running.map((one) => one.stop()))) };
    },
    close: async () => void (await Promise.all(mounted.map(({ close }) => close?.()))),
  };
}
