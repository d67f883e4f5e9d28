import { pick } from '#platform/database/queries.ts';
import { type OwnSamples, type SampleDeps, sampleLater, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { type Addressed, deliveryMail, payerMail, refundMail } from './buyer-mails.ts';
import { teamPaymentMail } from './mail.ts';

const { id, createdAt } = sampleRow;

const transaction = {
  id: '11004-1700481600-42118',
  orderId: id,
  status: 'APPROVED',
  problem: null,
  settledAt: null,
  updatedAt: createdAt,
} as const;

export function sampleMails({ config, secret, language, typed }: SampleDeps) {
  const { name, company, note } = typed;
  const order: Addressed = {
    ...sampleRow,
    language,
    reference: 'P-7KQ2-94MX-3HTW',
    productId: 4,
    quoteReference: null,
    planId: 'small',
    emails: null,
    emailCorrectedAt: null,
    currency: 'COP',
    amount: 4_760_000,
    taxes: [{ name: 'IVA', rate: 1900, minor: 760_000 }],
    openLines: [],
    provider: 'wompi',
    apiClient: null,
    state: 'paid',
    expiresAt: sampleLater,
    paidAt: createdAt,
    deliveredAt: null,
    deliveryId: null,
    deliveryNote: null,
    ownerDeletedAt: null,
    nextCheckAt: null,
    checks: 0,
    lastCheckAt: null,
  };
  const paid = {
    ...pick(order, 'provider', 'reference', 'currency', 'amount', 'email', 'createdAt'),
    ...transaction,
  };
  const twice = { ...paid, provider: 'sandbox', problem: 'paidTwice' } as const;
  const billing = {
    kind: 'company',
    name,
    company,
    taxIdType: 'nit',
    taxId: '890903938-8',
    street: 'Carrera 43A # 1-50, oficina 802',
    city: 'Medellín',
    region: 'Antioquia',
    postalCode: null,
    country: 'CO',
    phone: '+573000000000',
  } as const;
  const refund = {
    id,
    orderId: id,
    amount: 1_000_000,
    reason: 'requested',
    note,
    providerReference: null,
    transactionId: null,
    isExtra: false,
    refundedAt: createdAt,
    createdAt,
  } as const;
  const second = { ...refund, isExtra: true } as const;
  return {
    toVisitor: {
      'payment-approved': payerMail(config, secret, order, 'approved'),
      'payment-declined': payerMail(config, secret, order, 'declined'),
      'payment-voided': payerMail(config, secret, order, 'voided'),
      'payment-delivered': deliveryMail(config, secret, order, 'delivered', { id, note }),
      'payment-undelivered': deliveryMail(config, secret, order, 'undelivered', { id, note }),
      'payment-refunded': refundMail(config, secret, order, { refund, refunded: 2_000_000 }),
      'payment-refunded-second': refundMail(config, secret, order, { refund: second, refunded: 0 }),
    },
    toTeam: {
      'payment-team-paid': teamPaymentMail(config, { transaction: paid, order }, 'paid', billing),
      'payment-team-voided': teamPaymentMail(config, { transaction: paid, order }, 'voided'),
      'payment-team-problem': teamPaymentMail(config, { transaction: twice, order }, 'problem'),
    },
  } satisfies OwnSamples;
}
