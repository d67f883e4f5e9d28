import { brand } from '#content/brand.ts';
import { wordsIn } from '#content/words.ts';

/** What a phone needs to install the site as an app. */
export function manifest(): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: wordsIn('en').start.description,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  });
}
