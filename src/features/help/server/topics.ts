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
  /** A question that contains all the concepts of one of these is about the topic. */
  readonly asked: readonly (readonly Concept[])[];
  /** Concepts that make it likelier. */
  readonly also?: readonly Concept[];
  /** Pages come first unless the question asks for nothing else. */
  readonly isBroad?: true;
  /** What the visitor can do next, the best first. */
  readonly actions: readonly ActionId[];
  /** The page with more about it. */
  readonly page: RoutePath;
}

/** Of two topics that match equally well, the first one wins. */
export const topics: readonly Topic[] = [
  {
    id: 'refund',
    asked: [['refund'], ['pay', 'mistake'], ['card', 'mistake']],
    also: ['pay', 'card', 'mistake'],
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
    ],
    also: ['pay', 'card', 'fail', 'cannot'],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'cancelSubscription',
    asked: [
      ['unsubscribe'],
      ['cancel', 'subscription'],
      ['cancel', 'pay'],
      ['cancel', 'invoice'],
      ['cancel', 'product'],
      ['cancel', 'generic'],
      ['cancel', 'trial'],
      ['cancel', 'order'],
      ['delete', 'subscription'],
      ['cancel'],
    ],
    also: ['subscription', 'pay', 'product', 'generic'],
    actions: ['write', 'signIn'],
    page: '/tryit',
  },
  {
    id: 'invoice',
    asked: [['invoice']],
    also: ['arrive', 'pay', 'download', 'order', 'email'],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'code',
    asked: [['code'], ['email', 'arrive']],
    also: ['arrive', 'email', 'signIn', 'cannot', 'fail'],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'password',
    asked: [['password']],
    also: ['signIn', 'change', 'account', 'cannot', 'fail'],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'deleteAccount',
    asked: [['delete', 'account'], ['delete', 'data'], ['erasure']],
    also: ['account', 'data'],
    actions: ['data', 'write'],
    page: '/politics',
  },
  {
    id: 'downloadData',
    asked: [
      ['download', 'data'],
      ['download', 'account'],
    ],
    also: ['account', 'data'],
    actions: ['data', 'write'],
    page: '/politics',
  },
  {
    id: 'privacy',
    asked: [['privacy'], ['sell', 'data']],
    also: ['data'],
    actions: ['policy', 'data'],
    page: '/politics',
  },
  {
    id: 'changeProfile',
    asked: [
      ['change', 'email'],
      ['change', 'name'],
      ['change', 'account'],
      ['change', 'data'],
    ],
    also: ['account', 'email', 'name', 'address'],
    actions: ['profile', 'signIn'],
    page: '/dashboard',
  },
  {
    id: 'signUp',
    asked: [['signUp']],
    also: ['account', 'product'],
    actions: ['signUp', 'try'],
    page: '/support/registro',
  },
  {
    id: 'security',
    asked: [['security']],
    also: ['account', 'email', 'bug'],
    actions: ['write', 'signIn'],
    page: '/support',
  },
  {
    id: 'signIn',
    asked: [['signIn'], ['account', 'cannot'], ['account', 'fail'], ['account', 'open'], ['account']],
    also: ['account', 'cannot', 'product', 'fail'],
    actions: ['signIn', 'write'],
    page: '/login',
  },
  {
    id: 'moveMeeting',
    asked: [['reschedule'], ['move', 'meeting'], ['change', 'meeting']],
    also: ['meeting', 'book', 'cannot', 'day'],
    actions: ['meetings', 'write'],
    page: '/meet',
  },
  {
    id: 'cancelMeeting',
    asked: [
      ['cancel', 'meeting'],
      ['delete', 'meeting'],
      ['cannot', 'meeting'],
      ['cancel', 'day'],
    ],
    also: ['book', 'day'],
    actions: ['meetings', 'write'],
    page: '/meet',
  },
  {
    id: 'meetingLink',
    asked: [
      ['link', 'meeting'],
      ['arrive', 'link'],
    ],
    also: ['arrive', 'signIn', 'meeting'],
    actions: ['meetings', 'whatsapp'],
    page: '/meet',
  },
  {
    id: 'bookMeeting',
    asked: [['meeting'], ['book', 'talk']],
    also: ['book', 'person', 'product', 'time'],
    actions: ['book', 'whatsapp'],
    page: '/meet',
  },
  {
    id: 'quotePay',
    asked: [
      ['pay', 'quote'],
      ['card', 'quote'],
    ],
    also: ['card'],
    actions: ['quotes', 'write'],
    page: '/support/quote',
  },
  {
    id: 'quoteValid',
    asked: [
      ['valid', 'quote'],
      ['fail', 'quote'],
    ],
    also: ['price', 'time'],
    actions: ['quotes', 'quote'],
    page: '/support/quote',
  },
  {
    id: 'answerTime',
    asked: [
      ['reply', 'time'],
      ['talk', 'time'],
      ['time', 'wait'],
      ['reply', 'wait'],
    ],
    also: ['person', 'time', 'wait'],
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
      ['nobody', 'reply'],
      ['nobody', 'request'],
      ['wrote', 'nobody'],
      ['wrote'],
      ['request'],
      ['status'],
    ],
    also: ['arrive', 'reply', 'nobody', 'request'],
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
    also: ['pay', 'went'],
    actions: ['payments', 'write'],
    page: '/payment',
  },
  {
    id: 'priceEmail',
    asked: [
      ['price', 'bulkEmail'],
      ['price', 'email'],
    ],
    also: ['email'],
    actions: ['bulkEmail', 'write'],
    page: '/email-masivo',
  },
  { id: 'priceSms', asked: [['price', 'sms']], also: ['country'], actions: ['sms', 'write'], page: '/products/sms' },
  { id: 'priceQuick', asked: [['price', 'quickService']], actions: ['quote', 'write'], page: '/products' },
  {
    id: 'priceSupport',
    asked: [['price', 'supportPlan']],
    actions: ['supportPlans', 'write'],
    page: '/service_support',
  },
  {
    id: 'priceDevelopment',
    asked: [
      ['price', 'development'],
      ['price', 'bot'],
      ['price', 'hours'],
    ],
    also: ['hours', 'generic'],
    actions: ['development', 'quote'],
    page: '/development',
  },
  {
    id: 'priceHelpDesk',
    asked: [['price', 'suppmail']],
    actions: ['helpDeskPlans', 'try'],
    page: '/products/suppmail',
  },
  {
    id: 'price',
    asked: [['price', 'product']],
    also: ['subscription'],
    actions: ['product', 'try'],
    page: '/products',
  },
  {
    id: 'trial',
    asked: [['trial']],
    also: ['product', 'generic', 'pay', 'card', 'meeting', 'time'],
    actions: ['try', 'products'],
    page: '/tryit',
  },
  {
    id: 'mobile',
    asked: [['mobile'], ['phone', 'work']],
    also: ['work', 'product', 'generic'],
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
      ['help', 'languageName'],
    ],
    also: ['person'],
    actions: ['write', 'book'],
    page: '/contact',
  },
  {
    id: 'language',
    asked: [['languageWord'], ['languageName']],
    also: ['change', 'site'],
    actions: ['contact'],
    page: '/',
  },
  { id: 'country', asked: [['country']], also: ['change', 'price', 'pay'], actions: ['products'], page: '/' },
  {
    id: 'hours',
    asked: [['hours'], ['open', 'day'], ['open', 'time'], ['reply', 'day'], ['work', 'day']],
    also: ['day', 'open', 'time'],
    actions: ['hours', 'whatsapp'],
    page: '/support',
  },
  {
    id: 'bug',
    asked: [['bug'], ['fail', 'site'], ['fail', 'product'], ['open', 'request']],
    also: ['site', 'product', 'help'],
    actions: ['support', 'whatsapp'],
    page: '/support',
  },
  { id: 'jobs', asked: [['jobs']], actions: ['careers'], page: '/company_work' },
  { id: 'reseller', asked: [['reseller']], also: ['product', 'generic'], actions: ['write', 'book'], page: '/contact' },
  { id: 'investors', asked: [['investors']], actions: ['investors', 'book'], page: '/company_investors' },
  {
    id: 'pay',
    asked: [['pay'], ['card']],
    also: ['card', 'country', 'cannot'],
    actions: ['quote', 'write'],
    page: '/support',
  },
  {
    id: 'prices',
    asked: [['price'], ['price', 'generic']],
    also: ['generic', 'subscription'],
    actions: ['products', 'quote'],
    page: '/products',
  },
  { id: 'quote', asked: [['quote']], also: ['arrive', 'price'], actions: ['quote', 'write'], page: '/support/quote' },
  {
    id: 'phone',
    asked: [['phone'], ['number', 'talk'], ['number', 'meeting']],
    also: ['number', 'talk'],
    actions: ['whatsapp', 'book'],
    page: '/contact',
  },
  { id: 'email', asked: [['ownEmail']], also: ['talk'], actions: ['write', 'contact'], page: '/contact' },
  { id: 'address', asked: [['address']], also: ['country'], actions: ['contact', 'write'], page: '/contact' },
  {
    id: 'person',
    asked: [['person'], ['talk'], ['refuse', 'bot'], ['talk', 'bot'], ['help']],
    also: ['talk', 'person', 'bot', 'refuse', 'help'],
    actions: ['write', 'whatsapp', 'book'],
    page: '/contact',
  },
  { id: 'products', asked: [['offer']], also: ['generic'], actions: ['products', 'book'], page: '/products' },
  { id: 'product', asked: [['product']], isBroad: true, actions: ['product', 'try'], page: '/products' },
  { id: 'hello', asked: [['hello']], actions: ['write', 'whatsapp'], page: '/contact' },
];

/** The ways to reach a person if the site has no answer. */
export const waysToAPerson = ['write', 'whatsapp', 'book'] as const satisfies readonly ActionId[];

/** How much it means that a question contains a concept. Some say on their own what is asked, some occur in any question. */
export function weightOf(concept: Concept): number {
  return decisive.has(concept) ? 3 : vague.has(concept) ? 1 : 1.6;
}

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
  'erasure',
]);

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
  'cancel',
  'order',
  'went',
  'hours',
  'talk',
  'email',
  'data',
  'book',
  'link',
  'cannot',
  'fail',
  'request',
  'help',
  'wait',
  'mistake',
  'wrote',
  'sell',
  'speak',
  'account',
  'move',
]);
