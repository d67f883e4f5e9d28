import { wordsIn } from '#content/words.ts';
import { type FaultName, faults } from '#contracts/faults.ts';
import { getTicketStatus } from '#contracts/ticket-status.ts';
import { readReference } from '#database/tickets/reference.ts';
import { readAddress } from '#site/address.ts';
import type { StatusAnswer } from '#site/live.ts';
import type { App, AppContext } from '../../app-context.ts';
import { readBody } from '../../calls/read-input.ts';
import type { Config } from '../../config.ts';
import { answerLive, type PageStatus } from '../../live/answer-live.ts';
import type { LivePages } from '../../live/live-pages.ts';
import { chooseLanguage } from '../../pages/choose-language.ts';
import { lookForStatus, type StatusParts } from './look-for-status.ts';

const path = '/support/status';
const nothingAsked = { reference: '', email: '' };

/** The plain form of `/support/status` is sent to that page, which is answered with what was found. */
export function mountStatusPage(app: App, config: Config, parts: StatusParts & { readonly live: LivePages }): void {
  app.post(`${path}/:language?`, async (c) => {
    const address = readAddress(c.req.path);
    if (!address) return c.notFound();
    const language = chooseLanguage(address, c.req.header());
    const { problems } = wordsIn(language).supportStatus;
    const answer = (status: StatusAnswer, code: PageStatus) =>
      answerLive(c, parts.live, { path, status }, { language, status: code });

    let asked = nothingAsked;
    c.set('tellFault', ({ fault }) => {
      const told: Readonly<Partial<Record<FaultName, string>>> = problems;
      return answer({ ...asked, fault: told[fault] ?? problems.failure }, faults[fault].status);
    });
    asked = getTicketStatus.request.catch(nothingAsked).parse(await readBody(c, ['form']));
    if (!asked.reference || !asked.email) return answer({ ...asked, fault: problems.missing }, 422);
    const found = await lookForStatus(c, config, parts, asked);
    return found ? answer({ ...asked, found }, 200) : answer({ ...asked, fault: problems.unknown }, 404);
  });
}

/** With the reference of a link already in the form. */
export function statusLink(c: AppContext): StatusAnswer | undefined {
  const reference = readReference(c.req.query('reference') ?? '');
  return reference ? { reference, email: '' } : undefined;
}
