import type { Call } from '#platform/contracts/call.ts';

export function anchorOf({ path }: Call): string {
  return path.slice(1).replaceAll('/', '-');
}
