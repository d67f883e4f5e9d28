import { answerAt } from '#app/testing-live.ts';
import type { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';

/** People with a dashboard, and tickets. */
export function peopleOn(site: ReturnType<typeof accountApp>) {
  return {
    async write(email: string, change: Record<string, string> = {}): Promise<string> {
      const body = ticketForm({ email_cliente: email, ...change });
      const response = await site.app.request(createTicket.path, { method: 'POST', body });
      return createTicket.response.parse(await response.json()).DATA.reference;
    },

    async signedIn(address?: string) {
      const browser = site.browser();
      const email = await browser.signIn(address);
      const see = async (query = '') => {
        const { dashboard } = await answerAt(await browser.send(`/dashboard/en${query}`), '/dashboard');
        if (!dashboard.person) throw new Error('The dashboard has no signed-in person');
        return { ...dashboard, person: dashboard.person };
      };
      const act = (action: string, fields: Record<string, string | File> = {}) =>
        browser.post('/dashboard/en', { action, ...fields });
      return { ...browser, email, see, act };
    },
  };
}
