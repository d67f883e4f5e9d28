import { usePage } from '#platform/page/page.ts';
import { breadcrumbData, type StructuredData } from '#platform/page/structured-data.ts';

/** What the page says of itself to machines, as JSON-LD. A block of data, which no browser runs. */
export function DataForSearch({ data }: { readonly data: readonly StructuredData[] }) {
  const breadcrumb = breadcrumbData(usePage());
  const graph = breadcrumb ? [...data, breadcrumb] : data;
  if (graph.length === 0) return null;
  // The sign that could end the element is written so that it cannot.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
