import { readFileSync } from 'node:fs';

export const dynamic = 'force-static';

/** Rendered once, when it is built: the body of this site's page, and its style. */
export default function Page() {
  const html = readFileSync(process.env.BENCH_PAGE ?? '', 'utf8');
  const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const content = `<style>${style}</style>${body}`;
  return <div dangerouslySetInnerHTML={{ __html: content }} />;
}
