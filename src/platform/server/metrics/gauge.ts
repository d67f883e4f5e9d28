import type { Family } from './family.ts';

/** One number, as it is at the moment when it is asked for. Undefined: nobody knows it now. */
export function gauge(name: string, help: string, read: () => number | undefined): Family {
  return {
    name,
    help,
    type: 'gauge',
    samples: () => {
      const value = read();
      return value === undefined ? [] : [{ value }];
    },
  };
}

/** One number for each of a few names. */
export function gauges(
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>> | undefined,
): Family {
  return {
    name,
    help,
    type: 'gauge',
    samples: () => Object.entries(read() ?? {}).map(([of, value]) => ({ labels: { [label]: of }, value })),
  };
}
