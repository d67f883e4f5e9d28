import { createTicket } from '#contracts/tickets.ts';
import type { DashboardView } from '#site/account/dashboard.ts';
import { ticketForm } from '../../tickets/testing-tickets.ts';
import { type accountApp, answerIn } from '../testing-accounts.ts';

/** People with a dashboard, and tickets, on a site that is started later. */
export function peopleOn(site: () => ReturnType<typeof accountApp>) {
  return {
    async write(email: string, change: Record<string, string> = {}): Promise<string> {
      const body = ticketForm({ email_cliente: email, ...change });
      const response = await site().app.request(createTicket.path, { method: 'POST', body });
      return createTicket.response.parse(await response.json()).DATA.reference;
    },

    async signedIn(address?: string) {
      const browser = site().browser();
      const email = await browser.signIn(address);
      const see = async (query = '') => {
        const answer = await answerIn(await browser.send(`/dashboard/en${query}`));
        if (!('dashboard' in answer) || !answer.dashboard.person) throw new Error('This is no dashboard');
        return { ...answer.dashboard, person: answer.dashboard.person };
      };
      const act = (action: string, fields: Record<string, string | File> = {}) =>
        browser.post('/dashboard/en', { action, ...fields });
      return { ...browser, email, see, act };
    },
  };
}

export function viewOf<Kind extends DashboardView['kind']>(view: DashboardView, name: Kind) {
  if (view.kind !== name) throw new Error(`This is ${view.kind}`);
  return view as Extract<DashboardView, { kind: Kind }>;
}
