import type { EnhancerLoaders, IslandLoaders } from '#platform/browser/islands.ts';

/**
 * No page loads these tables before something on it wakes, so an entry costs nothing if it is not used. Only the
 * header, which every visitor needs, is found without them.
 */

/** Every island of the site, by the name that `<Island>` gives it, and how the browser imports it. */
export const islands = {
  'accessibility-toolbar': () => import('#features/preferences/browser/accessibility-toolbar.tsx'),
  bell: () => import('#features/bell/browser/bell.tsx'),
  calculator: () => import('#features/plans/browser/calculator/calculator.tsx'),
  'contact-form': () => import('#features/tickets/browser/contact-form/contact-form.tsx'),
  'gallery-demo': () => import('#features/devtools/browser/gallery-demo.tsx'),
  'help-chat': () => import('#features/help/browser/help-chat.tsx'),
  meeting: () => import('#features/meetings/browser/meeting.tsx'),
  plans: () => import('#features/plans/browser/plans.tsx'),
  quote: () => import('#features/quotes/browser/quote.tsx'),
  'quote-payment': () => import('#features/quotes/browser/quote-payment.tsx'),
  'sms-calculator': () => import('#features/sms/browser/sms-calculator.tsx'),
  'try-call': () => import('#features/devtools/browser/try-call.tsx'),
} satisfies IslandLoaders;

/** Behaviour without React, for HTML that already works: a few lines, loaded like an island. */
export const enhancers = {
  account: () => import('./account.ts'),
  carousel: () => import('#ui/carousel/browser/carousel.ts'),
  copy: () => import('#ui/browser/copy.ts'),
  draft: () => import('#features/tickets/browser/draft.ts'),
  sent: () => import('#features/tickets/browser/sent.ts'),
  inbox: () => import('#features/tickets/browser/desk/inbox.ts'),
  'ticket-desk': () => import('#features/tickets/browser/desk/ticket-desk.ts'),
  'invoice-details': () => import('#features/payments/browser/invoice-details.ts'),
  languages: () => import('#features/preferences/browser/languages.ts'),
  'local-hours': () => import('#ui/browser/local-hours.ts'),
  'offer-email': () => import('#ui/browser/offer-email.ts'),
  'offer-once': () => import('#features/marketing/browser/offer-once.ts'),
  'restore-quote': () => import('#features/quotes/browser/restore-quote.ts'),
  once: () => import('#platform/browser/once.ts'),
  'meeting-popup': () => import('#features/meetings/browser/meeting-popup.ts'),
  'open-now': () => import('#ui/browser/open-now.ts'),
  'own-clock': () => import('#features/meetings/browser/own-clock.ts'),
  'own-zone': () => import('#features/dashboard/browser/own-zone.ts'),
  passkey: () => import('#features/accounts/browser/passkey.ts'),
  payment: () => import('#features/payments/browser/payment.ts'),
  video: () => import('#pages/(products)/help_desk/browser/video.ts'),
  pitch: () => import('#pages/pitch/browser/pitch.ts'),
  print: () => import('#ui/browser/print.ts'),
  'stored-here': () => import('#pages/(legal)/legal_policy/browser/stored-here.ts'),
  tabs: () => import('#ui/browser/tabs.ts'),
} satisfies EnhancerLoaders;
