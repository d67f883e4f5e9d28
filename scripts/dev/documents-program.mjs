// @ts-check
import { register } from 'tsx/esm/api';

// `src/app/documents/program.ts` from its sources, as a thread: Node does not pass loaders on to threads.
register();
await import(new URL('../../src/app/documents/program.ts', import.meta.url).href);
