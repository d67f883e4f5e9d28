import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import type { RoutePath } from '#site/routes.ts';

interface LinkTarget {
  readonly to: RoutePath;
  readonly anchor?: string;
}

/** Where the plans of a product are bought. */
export function plansPlace(productId: number | undefined): LinkTarget {
  if (productId === bulkEmail.productId) return { to: '/email-masivo', anchor: 'plans' };
  return productId === helpDesk.productId ? { to: '/products/suppmail', anchor: 'plans' } : { to: '/products' };
}
