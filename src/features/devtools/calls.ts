import {
  addPasskey,
  enterWithPasskey,
  signOut,
  startAddingPasskey,
  startPasskey,
} from '#features/accounts/contract.ts';
import { getNotifications, getUserInfo, markNotification } from '#features/bell/contract.ts';
import { saveConsent } from '#features/consent/contract.ts';
import { askHelp, rateHelp } from '#features/help/contract.ts';
import { getMarketingNotification } from '#features/marketing/contract.ts';
import { bookMeeting, getFreeTimes } from '#features/meetings/contract.ts';
import { createTransaction, getPaymentState } from '#features/payments/contract.ts';
import { getPlans, getService } from '#features/plans/contract.ts';
import { getCountries, setCountry } from '#features/preferences/contract.ts';
import { createQuotation } from '#features/quotes/contract.ts';
import { createTicket, getFormToken, getTicketStatus } from '#features/tickets/contract.ts';
import { type Call, isAlive, isReady } from '#platform/contracts/call.ts';
import { getHolidays } from '#platform/contracts/holidays.ts';

/** Every call of the site, in the order of the documentation. */
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
  rateHelp,
  createQuotation,
  getFreeTimes,
  getHolidays,
  bookMeeting,
  getNotifications,
  markNotification,
  getUserInfo,
  signOut,
  startPasskey,
  enterWithPasskey,
  startAddingPasskey,
  addPasskey,
  setCountry,
  saveConsent,
  isAlive,
  isReady,
];
