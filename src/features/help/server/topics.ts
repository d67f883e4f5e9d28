import type { Words } from '#content/words.ts';
import type { DashboardViewName } from '#site/dashboard.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import type { RoutePath } from '#site/routes.ts';
import type { topicWords } from '../topic-words.ts';

type TopicId = keyof ReturnType<typeof topicWords>;

export type ActionId = keyof Words['helpAnswers']['actions'];

interface Target {
  readonly to: RoutePath;
  readonly anchor?: string;
  /** Of the dashboard. */
  readonly view?: DashboardViewName;
}

/** Where the actions lead. The other two lead to the chat on WhatsApp and to the page of the product. */
export const targets: Readonly<Record<Exclude<ActionId, 'whatsapp' | 'product'>, Target>> = {
  write: { to: '/contact', anchor: contactFormAnchor },
  book: { to: '/meet/book' },
  quote: { to: '/support/quote' },
  signIn: { to: '/login' },
  signUp: { to: '/support/registro' },
  status: { to: '/support/status' },
  requests: { to: '/dashboard', view: 'tickets' },
  payments: { to: '/dashboard', view: 'payments' },
  quotes: { to: '/dashboard', view: 'quotes' },
  meetings: { to: '/dashboard', view: 'meetings' },
  profile: { to: '/dashboard', view: 'profile' },
  data: { to: '/dashboard', view: 'data' },
  try: { to: '/tryit' },
  products: { to: '/products' },
  helpDeskPlans: { to: '/products/suppmail', anchor: 'plans' },
  bulkEmail: { to: '/email-masivo' },
  sms: { to: '/products/sms', anchor: 'Price' },
  development: { to: '/development' },
  policy: { to: '/politics' },
  hours: { to: '/support', anchor: 'hours' },
  contact: { to: '/contact' },
  careers: { to: '/company_work' },
  investors: { to: '/company_investors' },
  support: { to: '/support', anchor: 'form' },
  supportPlans: { to: '/service_support' },
};

export interface Topic {
  readonly id: TopicId;
  /** The page with more about it. */
  readonly page: RoutePath;
  /** What the visitor can do next, the best first. */
  readonly actions: readonly ActionId[];
  /** There is one answer for each product. */
  readonly about?: 'product';
  /** The answer is about a number in the question, and computes with it. */
  readonly number?: Counted;
}

/** What the number in a question counts. */
export type Counted = 'users' | 'emails' | 'messages' | 'hours';

/** Every question that the site answers. The words, in `help/*.json` of each language, are found by the id. */
export const topics: readonly Topic[] = [
  { id: 'refund', page: '/support', actions: ['write', 'payments'] },
  { id: 'paymentFailed', page: '/payment', actions: ['payments', 'write'] },
  { id: 'cancelSubscription', page: '/tryit', actions: ['write', 'signIn'] },
  { id: 'invoice', page: '/payment', actions: ['payments', 'write'] },
  { id: 'code', page: '/login', actions: ['signIn', 'write'] },
  { id: 'password', page: '/login', actions: ['signIn', 'write'] },
  { id: 'deleteAccount', page: '/politics', actions: ['data', 'write'] },
  { id: 'privacy', page: '/politics', actions: ['policy', 'data'] },
  { id: 'downloadData', page: '/politics', actions: ['data', 'write'] },
  { id: 'changeProfile', page: '/dashboard', actions: ['profile', 'signIn'] },
  { id: 'signUp', page: '/support/registro', actions: ['signUp', 'try'] },
  { id: 'security', page: '/support', actions: ['write', 'signIn'] },
  { id: 'signIn', page: '/login', actions: ['signIn', 'write'] },
  { id: 'moveMeeting', page: '/meet', actions: ['meetings', 'write'] },
  { id: 'cancelMeeting', page: '/meet', actions: ['meetings', 'write'] },
  { id: 'meetingLink', page: '/meet', actions: ['meetings', 'whatsapp'] },
  { id: 'bookMeeting', page: '/meet', actions: ['book', 'whatsapp'] },
  { id: 'quotePay', page: '/support/quote', actions: ['quotes', 'write'] },
  { id: 'quoteValid', page: '/support/quote', actions: ['quotes', 'quote'] },
  { id: 'answerTime', page: '/support', actions: ['supportPlans', 'whatsapp'] },
  { id: 'requestStatus', page: '/support/status', actions: ['status', 'requests'] },
  { id: 'orderStatus', page: '/payment', actions: ['payments', 'write'] },
  { id: 'priceEmail', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'priceSms', page: '/products/sms', actions: ['sms', 'write'] },
  { id: 'priceQuick', page: '/products', actions: ['quote', 'write'] },
  { id: 'priceSupport', page: '/service_support', actions: ['supportPlans', 'write'] },
  { id: 'priceDevelopment', page: '/development', actions: ['development', 'quote'] },
  { id: 'priceHelpDesk', page: '/products/suppmail', actions: ['helpDeskPlans', 'try'] },
  { id: 'price', page: '/products', actions: ['product', 'try'], about: 'product' },
  { id: 'trial', page: '/tryit', actions: ['try', 'products'] },
  { id: 'mobile', page: '/products', actions: ['try', 'products'] },
  { id: 'supportLanguages', page: '/contact', actions: ['write', 'book'] },
  { id: 'language', page: '/', actions: ['contact'] },
  { id: 'country', page: '/', actions: ['products'] },
  { id: 'hours', page: '/support', actions: ['hours', 'whatsapp'] },
  { id: 'bug', page: '/support', actions: ['support', 'whatsapp'] },
  { id: 'jobs', page: '/company_work', actions: ['careers'] },
  { id: 'reseller', page: '/contact', actions: ['write', 'book'] },
  { id: 'investors', page: '/company_investors', actions: ['investors', 'book'] },
  { id: 'pay', page: '/support', actions: ['quote', 'write'] },
  { id: 'prices', page: '/products', actions: ['products', 'quote'] },
  { id: 'quote', page: '/support/quote', actions: ['quote', 'write'] },
  { id: 'phone', page: '/contact', actions: ['whatsapp', 'book'] },
  { id: 'email', page: '/contact', actions: ['write', 'contact'] },
  { id: 'address', page: '/contact', actions: ['contact', 'write'] },
  { id: 'person', page: '/contact', actions: ['write', 'whatsapp', 'book'] },
  { id: 'products', page: '/products', actions: ['products', 'book'] },
  { id: 'product', page: '/products', actions: ['product', 'try'], about: 'product' },
  { id: 'hello', page: '/contact', actions: ['write', 'whatsapp'] },
  { id: 'suppmailFor', page: '/products/suppmail', actions: ['helpDeskPlans', 'try'], number: 'users' },
  { id: 'perUser', page: '/products', actions: ['products', 'quote'] },
  { id: 'billingPeriod', page: '/products', actions: ['products', 'quote'] },
  { id: 'taxes', page: '/support/quote', actions: ['quote', 'write'] },
  { id: 'discounts', page: '/service_developing', actions: ['quote', 'write'] },
  { id: 'cardSafety', page: '/politics', actions: ['policy', 'write'] },
  { id: 'invoiceDetails', page: '/payment', actions: ['write', 'payments'] },
  { id: 'receiptAgain', page: '/payment', actions: ['payments', 'write'] },
  { id: 'buy', page: '/products', actions: ['products', 'quote'] },
  { id: 'afterPayment', page: '/payment', actions: ['payments', 'write'] },
  { id: 'afterTrial', page: '/tryit', actions: ['try', 'write'] },
  { id: 'trialSeveral', page: '/tryit', actions: ['try', 'products'] },
  { id: 'productAccount', page: '/login', actions: ['signIn', 'write'] },
  { id: 'ownData', page: '/tryit', actions: ['write', 'policy'] },
  { id: 'choose', page: '/products', actions: ['products', 'book'] },
  { id: 'integrations', page: '/development/api', actions: ['development', 'write'] },
  { id: 'apiDocs', page: '/api/docs', actions: ['contact', 'write'] },
  { id: 'demoVideo', page: '/pitch', actions: ['book', 'try'] },
  { id: 'emailSpeed', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'emailSpeedFor', page: '/email-masivo', actions: ['bulkEmail', 'write'], number: 'emails' },
  { id: 'emailPriceFor', page: '/email-masivo', actions: ['bulkEmail', 'quote'], number: 'emails' },
  { id: 'emailDaily', page: '/email-masivo', actions: ['write', 'bulkEmail'] },
  { id: 'emailDailyFor', page: '/email-masivo', actions: ['write', 'bulkEmail'], number: 'emails' },
  { id: 'emailFree', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'emailTopUp', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'emailExpiry', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'emailApi', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'smsLength', page: '/products/sms', actions: ['sms', 'write'] },
  { id: 'smsPriceFor', page: '/products/sms', actions: ['sms', 'write'], number: 'messages' },
  { id: 'smsCampaign', page: '/products/sms', actions: ['sms', 'write'] },
  { id: 'smsCountries', page: '/products/sms', actions: ['sms', 'write'] },
  { id: 'consentToSend', page: '/products/sms', actions: ['sms', 'bulkEmail'] },
  { id: 'smsOrEmail', page: '/products/sms', actions: ['sms', 'bulkEmail'] },
  { id: 'smsUse', page: '/products/sms', actions: ['sms', 'write'] },
  { id: 'bulkEmailUse', page: '/email-masivo', actions: ['bulkEmail', 'write'] },
  { id: 'developmentFor', page: '/service_developing', actions: ['development', 'quote'], number: 'hours' },
  { id: 'mvp', page: '/service_developing', actions: ['development', 'book'] },
  { id: 'developmentPlans', page: '/service_developing', actions: ['development', 'quote'] },
  { id: 'extraHour', page: '/service_developing', actions: ['development', 'supportPlans'] },
  { id: 'development', page: '/development', actions: ['development', 'quote'] },
  { id: 'technologies', page: '/service_developing', actions: ['development', 'book'] },
  { id: 'methodology', page: '/company_methodology', actions: ['development', 'book'] },
  { id: 'codeOwner', page: '/code', actions: ['quote', 'write'] },
  { id: 'readyCode', page: '/code', actions: ['quote', 'book'] },
  { id: 'requirements', page: '/service_requirements', actions: ['quote', 'book'] },
  { id: 'consultingFor', page: '/service_requirements', actions: ['quote', 'book'], number: 'hours' },
  { id: 'optimization', page: '/service_requirements', actions: ['quote', 'book'] },
  { id: 'testing', page: '/service_testing', actions: ['quote', 'write'] },
  { id: 'design', page: '/service_design', actions: ['quote', 'book'] },
  { id: 'supportFor', page: '/service_support', actions: ['supportPlans', 'quote'], number: 'hours' },
  { id: 'supportLevels', page: '/service_support', actions: ['supportPlans', 'write'] },
  { id: 'supportHoursLeft', page: '/service_support', actions: ['supportPlans', 'write'] },
  { id: 'supportBackups', page: '/service_support', actions: ['supportPlans', 'quote'] },
  { id: 'supportSetup', page: '/service_support', actions: ['supportPlans', 'quote'] },
  { id: 'quickServices', page: '/products', actions: ['quote', 'products'] },
  { id: 'quickIncluded', page: '/products', actions: ['quote', 'write'] },
  { id: 'packageHoursEnd', page: '/development', actions: ['development', 'quote'] },
  { id: 'about', page: '/company_about', actions: ['products', 'book'] },
  { id: 'worldwide', page: '/contact', actions: ['write', 'book'] },
  { id: 'team', page: '/company_team', actions: ['careers', 'book'] },
  { id: 'clients', page: '/company_clients', actions: ['book', 'write'] },
  { id: 'history', page: '/company_history', actions: ['contact', 'book'] },
  { id: 'legalEntity', page: '/terms', actions: ['write', 'contact'] },
  { id: 'social', page: '/contact', actions: ['contact', 'write'] },
  { id: 'helpBot', page: '/support', actions: ['write', 'whatsapp'] },
  { id: 'helpStored', page: '/politics', actions: ['policy', 'write'] },
  { id: 'complaint', page: '/support', actions: ['support', 'whatsapp'] },
  { id: 'attachments', page: '/support', actions: ['support', 'write'] },
  { id: 'addToRequest', page: '/support/status', actions: ['status', 'requests'] },
  { id: 'lostReference', page: '/support/status', actions: ['requests', 'write'] },
  { id: 'afterSending', page: '/support', actions: ['status', 'support'] },
  { id: 'meetingLength', page: '/meet', actions: ['book', 'whatsapp'] },
  { id: 'meetingTimes', page: '/meet/book', actions: ['book', 'write'] },
  { id: 'meetingConfirm', page: '/meet/book', actions: ['meetings', 'write'] },
  { id: 'quoteChange', page: '/support/quote', actions: ['quotes', 'quote'] },
  { id: 'quoteLost', page: '/support/quote', actions: ['quotes', 'write'] },
  { id: 'google', page: '/login', actions: ['signIn', 'write'] },
  { id: 'signOut', page: '/dashboard', actions: ['signIn', 'profile'] },
  { id: 'accountUse', page: '/support/registro', actions: ['signUp', 'signIn'] },
  { id: 'notifications', page: '/dashboard', actions: ['signIn', 'profile'] },
  { id: 'dataOfficer', page: '/politics', actions: ['policy', 'write'] },
  { id: 'dataRights', page: '/politics', actions: ['data', 'policy'] },
  { id: 'dataRequestTime', page: '/politics', actions: ['policy', 'write'] },
  { id: 'dataKept', page: '/politics', actions: ['policy', 'data'] },
  { id: 'dataShared', page: '/politics', actions: ['policy', 'write'] },
  { id: 'dataSecurity', page: '/politics', actions: ['policy', 'write'] },
  { id: 'dataAuthority', page: '/politics', actions: ['policy', 'write'] },
  { id: 'newsletter', page: '/politics', actions: ['policy', 'write'] },
  { id: 'cookies', page: '/politics', actions: ['policy', 'contact'] },
  { id: 'terms', page: '/terms', actions: ['contact', 'policy'] },
  { id: 'guarantee', page: '/terms', actions: ['write', 'contact'] },
  { id: 'useContent', page: '/terms', actions: ['write', 'contact'] },
  { id: 'accessibility', page: '/accessibility', actions: ['write', 'support'] },
  { id: 'largerText', page: '/accessibility', actions: ['contact'] },
  { id: 'browsers', page: '/accessibility', actions: ['support', 'contact'] },
  { id: 'paymentDoubt', page: '/payment', actions: ['payments', 'write'] },
  { id: 'currencies', page: '/products', actions: ['products', 'write'] },
  { id: 'dropIn', page: '/contact', actions: ['contact', 'book'] },
];

/** The ways to reach a person if the site has no answer. */
export const waysToAPerson = ['write', 'whatsapp', 'book'] as const satisfies readonly ActionId[];
