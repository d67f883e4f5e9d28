import type { DrawLive } from '#site/live.ts';

type LiveProgram = { readonly drawLive: DrawLive };

let program: Promise<LiveProgram> | undefined;

/** The program that the build puts beside the server's own. The server has no other way to the pages. */
export function loadLiveProgram(): Promise<LiveProgram> {
  program ??= import(/* @vite-ignore */ new URL('./live.mjs', import.meta.url).href);
  return program;
}
