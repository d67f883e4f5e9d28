import { brand } from '#content/brand.ts';
import { msPerDay } from '#site/durations.ts';
import { languageCodes } from '#site/languages.ts';
import type { App } from '../app-context.ts';
import type { Config } from '../config/config.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 advises less than a year. */
const goodFor = 90 * msPerDay;

/** The contact for security reports (RFC 9116). It is generated on every request, so it never expires. */
export function mountSecurityTxt(app: App, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  app.get(path, (c) => {
    const expires = new Date(Math.floor((Date.now() + goodFor) / msPerDay) * msPerDay);
    const lines = [
      `Contact: mailto:${brand.email.contact}`,
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languageCodes.join(', ')}`,
      `Canonical: ${publicUrl}${path}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
