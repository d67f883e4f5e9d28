const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds to wait after the first attempt that failed, the second and so on. After the last one it is given up. */
export const retryDelays: readonly number[] = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour];
