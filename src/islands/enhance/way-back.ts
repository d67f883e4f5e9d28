/** Those who sign in want to go on with what they were at, not with the sign-in. */
const signInPages = /^\/(login|support\/registro)(\/|$)/;

/** The address of a link to the sign-in, with the page that its visitor comes back to. */
export function withWayBack(link: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [path = ''] = link.split('?');
  const back = signInPages.test(pathname) ? new URLSearchParams(search).get('back') : pathname + search;
  return back ? `${path}?back=${encodeURIComponent(back)}` : path;
}
