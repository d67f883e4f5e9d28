import { openAlerts } from '#features/monitoring/server/store/alerts.ts';
import { type ErrorCode, errors } from '#platform/contracts/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { LivePages } from '#platform/server/live/live-pages.ts';
import { answerLive, type PageStatus } from '#platform/server/live/live-pages.ts';
import type { Language } from '#site/languages.ts';
import type { StaffError, StaffQuery } from '#site/staff.ts';
import type { StaffAnswer } from '../staff-answer.ts';
import { viewAt } from './views/view-at.ts';

interface Deps {
  readonly database: Database;
  readonly live: LivePages;
  readonly secretOf: () => Promise<string>;
  readonly config: Pick<Config, 'publicUrl'>;
}

interface Reader {
  readonly email: string;
  readonly language: Language;
}

type Extras = Omit<StaffAnswer, 'email' | 'view' | 'alerts'>;

/** Renders `/staff` for a team member. */
export interface StaffPage {
  draw(place: StaffQuery, extras?: Extras, status?: PageStatus): Promise<Response>;
  /** Shows only the error, with what was typed; this needs no database. */
  showError(errorCode: ErrorCode, typed?: Extras['typed']): Promise<Response>;
}

export function staffPage(c: AppContext, deps: Deps, { email, language }: Reader): StaffPage {
  const { database, live, secretOf, config } = deps;
  const answer = (staff: Omit<StaffAnswer, 'email'>, status: PageStatus) =>
    answerLive(c, live, { path: '/staff', staff: { email, ...staff } }, { language, status });
  return {
    async draw(place, extras = {}, status = 200) {
      const now = new Date();
      const view = await viewAt({ db: database.db, secretOf, language, config }, place, now);
      if (view) return answer({ view, alerts: await openAlerts(database.db, now), ...extras }, status);
      if (place.view === 'payment')
        return this.draw({ view: 'payments' }, { ...extras, errorCode: 'unknownPayment' }, 404);
      if (place.view === 'quote') return this.draw({ view: 'quotes' }, { ...extras, errorCode: 'unknownQuote' }, 404);
      return this.draw({}, { ...extras, errorCode: 'unknownTicket' }, 404);
    },
    showError: (errorCode, typed) => {
      const named = publicErrors[errorCode] ?? 'failure';
      return answer({ view: { kind: 'nothing' }, errorCode: named, typed }, errors[errorCode].status);
    },
  };
}

const publicErrors: Readonly<Partial<Record<ErrorCode, StaffError>>> = {
  otherSite: 'otherSite',
  tooManyRequests: 'tooManyRequests',
  notFound: 'unknownFile',
  notReady: 'notReady',
  unreadableBody: 'wrongInput',
  wrongContentType: 'wrongInput',
};
