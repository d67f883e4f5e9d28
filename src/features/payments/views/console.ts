import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { PaymentView } from './staff/payment.tsx';
import { PaymentsView } from './staff/payments.tsx';

export const paymentScreens = {
  payments: { Screen: PaymentsView, hasSearch: true },
  payment: { Screen: PaymentView, titleOf: ({ payment }) => payment.reference },
} satisfies ConsoleScreens;
