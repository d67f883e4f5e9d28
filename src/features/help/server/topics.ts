import type { Words } from '#content/words.ts';
import type { DashboardViewName } from '#site/dashboard.ts';
import { contactFormAnchor } from '#site/dialogs.ts';
import type { RoutePath } from '#site/routes.ts';

type AnswerWords = Words['helpAnswers'];

export type TopicId = keyof AnswerWords['topics'];

/** Something that people ask about, with the words for it in each language. `product`: any of the products. */
export type Concept = keyof AnswerWords['concepts'] | 'product';

export type ActionId = keyof AnswerWords['actions'];

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
  /** Combinations of concepts: a question that contains all of one of them is about this topic. */
  readonly asked: readonly (readonly Concept[])[];
  /** What the visitor can do next, the best first. */
  readonly actions: readonly ActionId[];
  /** The page with more about it. */
  readonly page: RoutePath;
}

/** Of two topics that match equally well, the first one wins. */
export const topics: readonly Topic[] = [
  {
    id: 'refund',
    asked: [['refund'], ['pay', 'refund'], ['card', 'refund']],
    actions: ['write', 'payments'],
    page: '/support',
  },
  {
    id: 'paymentFailed',
    asked: [
      ['pay', 'fail'],
      ['card', 'fail'],
      ['pay', 'cannot'],
      ['card', 'cannot'],
      ['pay', 'card', 'fail'],
      ['pay', 'card', 'cannot'],
    ],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'invoice',
    asked: [['invoice'], ['invoice', 'arrive'], ['invoice', 'pay'], ['invoice', 'download'], ['invoice', 'order']],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'code',
    asked: [['code'], ['code', 'arrive'], ['code', 'email', 'arrive'], ['code', 'signIn'], ['code', 'cannot']],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'password',
    asked: [['password'], ['password', 'signIn'], ['password', 'change'], ['password', 'account']],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'deleteAccount',
    asked: [
      ['delete', 'account'],
      ['delete', 'data'],
      ['delete', 'account', 'data'],
    ],
    actions: ['data', 'write'],
    page: '/politics',
  },
  {
    id: 'downloadData',
    asked: [
      ['download', 'data'],
      ['download', 'account'],
      ['download', 'data', 'account'],
    ],
    actions: ['data', 'write'],
    page: '/politics',
  },
  {
    id: 'changeProfile',
    asked: [
      ['change', 'email'],
      ['change', 'name'],
      ['change', 'account'],
      ['change', 'data'],
      ['change', 'email', 'account'],
      ['change', 'name', 'account'],
      ['change', 'email', 'address'],
    ],
    actions: ['profile', 'signIn'],
    page: '/dashboard',
  },
  {
    id: 'signUp',
    asked: [['signUp'], ['signUp', 'account']],
    actions: ['signUp', 'try'],
    page: '/support/registro',
  },
  {
    id: 'signIn',
    asked: [
      ['signIn'],
      ['signIn', 'account'],
      ['signIn', 'cannot'],
      ['signIn', 'cannot', 'account'],
      ['signIn', 'product'],
      ['signIn', 'fail'],
    ],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'moveMeeting',
    asked: [
      ['move', 'meeting'],
      ['change', 'meeting'],
      ['move', 'book', 'meeting'],
    ],
    actions: ['meetings', 'write'],
    page: '/meet',
  },
  {
    id: 'cancelMeeting',
    asked: [
      ['cancel', 'meeting'],
      ['delete', 'meeting'],
      ['cancel', 'book', 'meeting'],
      ['cannot', 'meeting'],
    ],
    actions: ['meetings', 'write'],
    page: '/meet',
  },
  {
    id: 'meetingLink',
    asked: [
      ['link', 'meeting'],
      ['arrive', 'link', 'meeting'],
      ['signIn', 'meeting'],
      ['arrive', 'meeting'],
    ],
    actions: ['meetings', 'whatsapp'],
    page: '/meet',
  },
  {
    id: 'bookMeeting',
    asked: [['meeting'], ['book', 'meeting'], ['book', 'talk'], ['meeting', 'person'], ['book', 'meeting', 'person']],
    actions: ['book', 'whatsapp'],
    page: '/meet',
  },
  {
    id: 'cancelSubscription',
    asked: [
      ['cancel', 'subscription'],
      ['cancel', 'pay'],
      ['cancel', 'product'],
      ['cancel', 'generic'],
      ['cancel', 'trial'],
      ['cancel', 'order'],
      ['delete', 'subscription'],
      ['cancel', 'pay', 'subscription'],
      ['unsubscribe'],
      ['cancel'],
    ],
    actions: ['write', 'signIn'],
    page: '/tryit',
  },
  {
    id: 'quotePay',
    asked: [
      ['pay', 'quote'],
      ['card', 'quote'],
      ['pay', 'card', 'quote'],
    ],
    actions: ['quotes', 'write'],
    page: '/support/quote',
  },
  {
    id: 'quoteValid',
    asked: [
      ['valid', 'quote'],
      ['valid', 'quote', 'price'],
      ['time', 'valid', 'quote'],
    ],
    actions: ['quotes', 'quote'],
    page: '/support/quote',
  },
  {
    id: 'answerTime',
    asked: [
      ['reply', 'time'],
      ['person', 'reply', 'time'],
      ['talk', 'time'],
    ],
    actions: ['supportPlans', 'whatsapp'],
    page: '/support',
  },
  {
    id: 'requestStatus',
    asked: [
      ['request', 'status'],
      ['request', 'reply'],
      ['request', 'arrive'],
      ['request', 'number'],
      ['quote', 'status'],
      ['status'],
    ],
    actions: ['status', 'requests'],
    page: '/support/status',
  },
  {
    id: 'orderStatus',
    asked: [
      ['order', 'status'],
      ['order', 'arrive'],
      ['pay', 'status'],
      ['pay', 'went'],
      ['pay', 'arrive'],
      ['order', 'went'],
      ['order'],
    ],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'priceEmail',
    asked: [
      ['price', 'bulkEmail'],
      ['price', 'email'],
    ],
    actions: ['bulkEmail', 'write'],
    page: '/email-masivo',
  },
  { id: 'priceSms', asked: [['price', 'sms']], actions: ['sms', 'write'], page: '/products/sms' },
  { id: 'priceQuick', asked: [['price', 'quickService']], actions: ['quote', 'write'], page: '/products' },
  {
    id: 'priceDevelopment',
    asked: [
      ['price', 'development'],
      ['price', 'bot'],
    ],
    actions: ['development', 'quote'],
    page: '/development',
  },
  {
    id: 'priceHelpDesk',
    asked: [['price', 'suppmail']],
    actions: ['helpDeskPlans', 'try'],
    page: '/products/suppmail',
  },
  { id: 'price', asked: [['price', 'product']], actions: ['product', 'try'], page: '/products' },
  {
    id: 'trial',
    asked: [['trial'], ['trial', 'product'], ['trial', 'generic'], ['trial', 'pay'], ['trial', 'card']],
    actions: ['try', 'products'],
    page: '/tryit',
  },
  {
    id: 'mobile',
    asked: [['mobile'], ['mobile', 'work'], ['phone', 'work'], ['mobile', 'product'], ['mobile', 'generic']],
    actions: ['try', 'products'],
    page: '/products',
  },
  {
    id: 'supportLanguages',
    asked: [
      ['speak', 'languageName'],
      ['speak', 'languageWord'],
      ['person', 'languageName'],
      ['talk', 'languageName'],
      ['reply', 'languageName'],
      ['reply', 'languageWord'],
    ],
    actions: ['write', 'book'],
    page: '/contact',
  },
  {
    id: 'language',
    asked: [
      ['languageWord'],
      ['languageName'],
      ['languageWord', 'change'],
      ['languageName', 'site'],
      ['languageName', 'change'],
    ],
    actions: ['contact'],
    page: '/',
  },
  {
    id: 'country',
    asked: [['country'], ['country', 'change'], ['country', 'price'], ['country', 'pay']],
    actions: ['products'],
    page: '/',
  },
  {
    id: 'hours',
    asked: [
      ['hours'],
      ['open', 'day'],
      ['open', 'time'],
      ['hours', 'day'],
      ['reply', 'day'],
      ['open'],
      ['hours', 'open'],
    ],
    actions: ['hours', 'whatsapp'],
    page: '/support',
  },
  { id: 'privacy', asked: [['privacy'], ['privacy', 'data']], actions: ['policy', 'data'], page: '/politics' },
  {
    id: 'security',
    asked: [['security'], ['security', 'account'], ['security', 'bug']],
    actions: ['write', 'signIn'],
    page: '/support',
  },
  {
    id: 'bug',
    asked: [['bug'], ['fail', 'site'], ['bug', 'site'], ['bug', 'product'], ['fail', 'product']],
    actions: ['support', 'whatsapp'],
    page: '/support',
  },
  { id: 'jobs', asked: [['jobs']], actions: ['careers'], page: '/company_work' },
  {
    id: 'reseller',
    asked: [['reseller'], ['reseller', 'product'], ['reseller', 'generic']],
    actions: ['write', 'book'],
    page: '/contact',
  },
  { id: 'investors', asked: [['investors']], actions: ['investors', 'book'], page: '/company_investors' },
  {
    id: 'pay',
    asked: [['pay'], ['card'], ['pay', 'card'], ['pay', 'country']],
    actions: ['quote', 'write'],
    page: '/support',
  },
  {
    id: 'prices',
    asked: [['price'], ['price', 'generic'], ['price', 'subscription']],
    actions: ['products', 'quote'],
    page: '/products',
  },
  {
    id: 'quote',
    asked: [['quote'], ['quote', 'arrive'], ['quote', 'price']],
    actions: ['quote', 'write'],
    page: '/support/quote',
  },
  {
    id: 'phone',
    asked: [['phone'], ['phone', 'number'], ['phone', 'talk'], ['number', 'talk']],
    actions: ['whatsapp', 'book'],
    page: '/contact',
  },
  { id: 'address', asked: [['address'], ['address', 'country']], actions: ['contact', 'write'], page: '/contact' },
  {
    id: 'person',
    asked: [
      ['person'],
      ['talk'],
      ['talk', 'person'],
      ['refuse', 'bot'],
      ['talk', 'bot'],
      ['person', 'bot'],
      ['email', 'talk'],
      ['person', 'refuse', 'bot'],
    ],
    actions: ['write', 'whatsapp', 'book'],
    page: '/contact',
  },
  { id: 'products', asked: [['offer'], ['generic', 'offer']], actions: ['products', 'book'], page: '/products' },
  { id: 'hello', asked: [['hello']], actions: ['write', 'whatsapp'], page: '/contact' },
];

/** The ways to reach a person if the site has no answer. */
export const waysToAPerson = ['write', 'whatsapp', 'book'] as const satisfies readonly ActionId[];

/** These say on their own what is asked, whatever else a question contains. */
const decisive: ReadonlySet<Concept> = new Set<Concept>([
  'refund',
  'invoice',
  'password',
  'signUp',
  'privacy',
  'security',
  'jobs',
  'reseller',
  'investors',
  'person',
  'unsubscribe',
  'bug',
]);

/** These occur in questions about anything. */
const vague: ReadonlySet<Concept> = new Set<Concept>([
  'hello',
  'price',
  'pay',
  'arrive',
  'status',
  'open',
  'time',
  'day',
  'number',
  'generic',
  'site',
  'work',
  'change',
  'name',
  'country',
  'languageName',
  'address',
  'cancel',
  'order',
  'went',
  'hours',
  'offer',
  'talk',
  'quickService',
  'email',
  'data',
  'book',
  'link',
  'cannot',
  'fail',
  'request',
]);

export function weightOf(concept: Concept): number {
  return decisive.has(concept) ? 3 : vague.has(concept) ? 1 : 1.6;
}
