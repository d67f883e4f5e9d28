/**
 * The oldest browsers in which the site has to work: phones of five years ago, and the last Firefox for Windows 7. What
 * is newer is compiled down where that is possible, `light-dark()` among it, and else checked: see `compatibility.spec.ts`.
 */
export const oldestBrowsers = { chrome: '100', firefox: '115', safari: '15.4' } as const;
