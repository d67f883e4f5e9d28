import type { ConsoleScreens } from '#ui/console/console-screen.ts';
import { CustomerView } from './customer.tsx';
import { CustomersView } from './customers.tsx';

export const customerScreens = {
  customers: { Screen: CustomersView, hasSearch: true },
  customer: { Screen: CustomerView },
} satisfies ConsoleScreens;
