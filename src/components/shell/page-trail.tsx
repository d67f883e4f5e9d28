import { usePage } from '#site/page.ts';
import { trailTo } from '#site/page-name.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

/** Where this page is, from the home down. */
export function PageTrail() {
  const page = usePage();
  return <Breadcrumb label={page.words.shell.breadcrumb} trail={trailTo(page)} />;
}
