import { breadthUnless } from './support/breadth.ts';
import { expect, test } from './support/site.ts';

for (const [address, language] of [
  ['/products', 'en'],
  ['/products/es', 'es'],
  ['/products/fr', 'fr'],
] as const) {
  test(
    `${address} sends its languages to the framing window`,
    breadthUnless(language === 'es'),
    async ({ page, site }) => {
      await page.goto('/company_about/en');
      const message = await page.evaluate(
        (src) =>
          new Promise<{ data: unknown; origin: string }>((resolve) => {
            addEventListener('message', ({ data, origin }) => resolve({ data, origin }));
            document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'products' }));
          }),
        address,
      );
      expect(message).toEqual({
        origin: site.origin,
        data: {
          type: 'hormiga:languages',
          language,
          languages: expect.arrayContaining([
            { id: 1, lang: 'en', name: 'English', path: '/products' },
            { id: 2, lang: 'es', name: 'Español', path: '/products/es' },
            { id: 3, lang: 'fr', name: 'Français', path: '/products/fr' },
          ]),
        },
      });
    },
  );
}

test('other sites may not frame the page', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/products')).headers();
  expect(policy).toContain("frame-ancestors 'self'");
});
