import type { DrawLive } from '../../page/live.ts';

/** The program that the build puts beside the server's own. The server has no other way to the pages. */
export function loadLiveProgram(): Promise<{ readonly drawLive: DrawLive }> {
  return import(/* @vite-ignore */ new URL('./live.mjs', import.meta.url).href);
}
