import { unzipSync } from 'fflate';
import { z } from 'zod';
import { answerAt } from '#app/testing-live.ts';
import type { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';

/** People with a dashboard, and tickets. */
export function peopleOn(site: ReturnType<typeof accountApp>) {
  return {
    async write(email: string, change: Parameters<typeof ticketForm>[0] = {}): Promise<string> {
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

/** The parts of an export: the data, and the other files by their path. */
export async function readExport(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
  const text = texts['data.json'] ?? '';
  return { text, data: z.record(z.string(), z.unknown()).parse(JSON.parse(text)), files, texts };
}
