/** What opens an order to whoever has it. */
export interface OrderKey {
  readonly reference: string;
  readonly key: string;
}

/** As it stands in the address of the order's page. */
export function orderKeyIn(orderPage: string): OrderKey {
  const query = new URLSearchParams(orderPage.split('?')[1]?.split('#')[0]);
  return { reference: query.get('order') ?? '', key: query.get('key') ?? '' };
}
