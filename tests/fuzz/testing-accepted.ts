/** The references that answers acknowledged, by the table that must contain them. */
export interface Accepted {
  readonly ticket: Set<string>;
  readonly quote: Set<string>;
  readonly meeting: Set<string>;
  readonly payment_order: Set<string>;
  readonly consent_receipt: Set<string>;
}

type Table = keyof Accepted;

const byCall: Readonly<Record<string, readonly [Table, string]>> = {
  '/customer/cliente_ticket_crear': ['ticket', 'reference'],
  '/api/services/quotation/create': ['quote', 'id'],
  '/meetings/book': ['meeting', 'reference'],
  '/pay/transactions/create': ['payment_order', 'reference'],
  '/preferences/consent': ['consent_receipt', 'id'],
};

/** The redirects of forms that created something; their address contains the reference. */
const byAddress: readonly (readonly [Table, RegExp])[] = [
  ['ticket', /^\/support\/message.*[?&]reference=(H-[\w-]+)/],
  ['quote', /^\/support\/quote.*[?&]made=(Q-[\w-]+)/],
  ['meeting', /^\/meet\/book.*[?&]meeting=(M-[\w-]+).*done=booked/],
  ['payment_order', /^\S*\/sandbox\/checkout.*[?&]reference=(P-[\w-]+)/],
  ['payment_order', /^\/payment.*[?&]order=(P-[\w-]+).*details=yes/],
  ['ticket', /^\/staff.*[?&]ticket=(H-[\w-]+).*done=written/],
];

/** Starts with the existing references. */
export function acceptedFrom(before: Readonly<Partial<Record<Table, readonly string[]>>>): Accepted {
  return {
    ticket: new Set(before.ticket),
    quote: new Set(before.quote),
    meeting: new Set(before.meeting),
    payment_order: new Set(before.payment_order),
    consent_receipt: new Set(before.consent_receipt),
  };
}

export async function noteAccepted(accepted: Accepted, route: string, response: Response): Promise<void> {
  const location = response.status === 303 ? (response.headers.get('location') ?? '') : '';
  for (const [table, pattern] of byAddress) {
    const [, reference] = pattern.exec(location) ?? [];
    if (reference) accepted[table].add(reference);
  }
  const [table, field] = byCall[route] ?? [];
  if (!table || !field || response.status !== 200) return;
  const { DATA } = await response.clone().json();
  accepted[table].add(String(DATA[field]));
}
