import { usePage } from '#platform/page/page.ts';
import { trailTo } from '#platform/page/page-name.ts';
import { Breadcrumb } from '../breadcrumb.tsx';

/** Where this page is, from the home down. */
export function PageTrail() {
  const page = usePage();
  return <Breadcrumb label={page.words.shell.breadcrumb} trail={trailTo(page)} />;
}
