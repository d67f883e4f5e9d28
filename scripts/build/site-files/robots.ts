import { brand } from '#content/brand.ts';

export function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/app/',
    'Disallow: /api/services/',
    'Disallow: /preferences/',
    '',
    `Sitemap: ${brand.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
