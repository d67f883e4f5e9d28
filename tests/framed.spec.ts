import { expect, test } from './support/site.ts';

for (const [address, language] of [
  ['/products', 'en'],
  ['/products/es', 'es'],
  ['/products/fr', 'fr'],
] as const) {
  test(`${address} tells the window that frames it its languages`, async ({ page, site }) => {
    await page.goto('/company_about/en');
    const told = await page.evaluate(
      (src) =>
        new Promise<{ data: unknown; origin: string }>((resolve) => {
          addEventListener('message', ({ data, origin }) => resolve({ data, origin }));
          document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'products' }));
        }),
      address,
    );
    expect(told).toEqual({
      origin: site.origin,
      data: {
        type: 'hormiga:languages',
        language,
        languages: [
          { id: 1, lang: 'en', name: 'English', path: '/products' },
          { id: 2, lang: 'es', name: 'Español', path: '/products/es' },
          { id: 3, lang: 'fr', name: 'Français', path: '/products/fr' },
        ],
      },
    });
  });
}

test('nobody else may frame it', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/products')).headers();
  expect(policy).toContain("frame-ancestors 'self'");
});
