import { type Alert, consoleUrl, countOf } from '#platform/server/health/alert.ts';
import { countProblems } from './store/orders.ts';

export const paymentsAlert: Alert = {
  name: 'payments',
  view: 'payments',
  over: 'Every payment has its order again.',
  async check({ config, db }) {
    const problems = await countProblems(db);
    const text = `${countOf(problems, 'payment fits', 'payments fit')} no order. See ${consoleUrl(config, 'view=payments')}`;
    return { problem: problems > 0 ? text : undefined };
  },
};
