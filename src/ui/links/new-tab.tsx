import { usePage } from '#platform/page/page.ts';

/** At the end of a link's words: tells whoever hears the page that it opens in a new tab. */
export function NewTab() {
  const { words } = usePage();
  return <span className="visually-hidden"> ({words.shell.newTab})</span>;
}
