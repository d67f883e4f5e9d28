import { getNotifications, getUserInfo, markNotification } from './bell.ts';
import type { Call } from './call.ts';
import { saveConsent } from './consent.ts';
import { getCountries } from './countries.ts';
import { isAlive, isReady } from './health.ts';
import { askHelp } from './help.ts';
import { getMarketingNotification } from './marketing.ts';
import { bookMeeting, getFreeTimes } from './meetings.ts';
import { getPlans } from './plans.ts';
import { setCountry } from './preferences.ts';
import { createQuotation } from './quotes.ts';
import { getService } from './services.ts';
import { signOut } from './sign-out.ts';
import { getTicketStatus } from './ticket-status.ts';
import { createTicket, getFormToken } from './tickets.ts';
import { createTransaction, getPaymentState } from './transactions.ts';

/** Every call of the site, in the order in which the documentation shows them. */
export const calls: readonly Call[] = [
  getCountries,
  getService,
  getMarketingNotification,
  createTicket,
  getFormToken,
  getTicketStatus,
  getPlans,
  createTransaction,
  getPaymentState,
  askHelp,
  createQuotation,
  getFreeTimes,
  bookMeeting,
  getNotifications,
  markNotification,
  getUserInfo,
  signOut,
  setCountry,
  saveConsent,
  isAlive,
  isReady,
];
