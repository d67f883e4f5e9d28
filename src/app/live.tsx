import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsFor } from '#content/words.ts';
import { head as signInHead } from '#features/accounts/pages/sign_in/+head.ts';
import SignIn from '#features/accounts/pages/sign_in/+Page.tsx';
import { head as signUpHead } from '#features/accounts/pages/sign_up/+head.ts';
import SignUp from '#features/accounts/pages/sign_up/+Page.tsx';
import { head as dashboardHead } from '#features/dashboard/pages/+head.ts';
import Dashboard from '#features/dashboard/pages/+Page.tsx';
import { head as meetBookHead } from '#features/meetings/pages/book/+head.ts';
import MeetBook from '#features/meetings/pages/book/+Page.tsx';
import { head as paymentHead } from '#features/payments/pages/+head.ts';
import Payment from '#features/payments/pages/+Page.tsx';
import { head as quoteHead } from '#features/quotes/pages/+head.ts';
import Quote from '#features/quotes/pages/+Page.tsx';
import { head as smsHead } from '#features/sms/pages/+head.ts';
import BulkSms from '#features/sms/pages/+Page.tsx';
import { head as staffHead } from '#features/staff/pages/+head.ts';
import Staff from '#features/staff/pages/+Page.tsx';
import { head as messageHead } from '#features/tickets/pages/message/+head.ts';
import SupportMessage from '#features/tickets/pages/message/+Page.tsx';
import { head as statusHead } from '#features/tickets/pages/status/+head.ts';
import SupportStatus from '#features/tickets/pages/status/+Page.tsx';
import { head as supportHead } from '#features/tickets/pages/support/+head.ts';
import Support from '#features/tickets/pages/support/+Page.tsx';
import { type HeadOf, titleWithBrand } from '#platform/page/head.ts';
import type { DrawLive, LiveAnswer } from '#platform/page/live.ts';
import { PageContext } from '#platform/page/page.ts';
import { routeOf } from '#site/routes.ts';
import { builtVariant, pageVariant } from '#site/site-variant.ts';

const screens: Record<LiveAnswer['path'], { readonly Page: ComponentType; readonly head: HeadOf }> = {
  '/products/sms': { Page: BulkSms, head: smsHead },
  '/meet/book': { Page: MeetBook, head: meetBookHead },
  '/support/quote': { Page: Quote, head: quoteHead },
  '/support': { Page: Support, head: supportHead },
  '/support/message': { Page: SupportMessage, head: messageHead },
  '/support/status': { Page: SupportStatus, head: statusHead },
  '/support/registro': { Page: SignUp, head: signUpHead },
  '/login': { Page: SignIn, head: signInHead },
  '/payment': { Page: Payment, head: paymentHead },
  '/dashboard': { Page: Dashboard, head: dashboardHead },
  '/staff': { Page: Staff, head: staffHead },
};

/** For the build, which takes the styles of these pages from their imports and not from what it rendered. */
export const livePaths = Object.keys(screens);

/**
 * The pages that the server renders for one visitor: the same components as in the build, with an answer. A separate
 * program (`dist/server-app/live.mjs`), which the server loads when it first needs it.
 */
export const drawLive: DrawLive = (answer, language, variant = builtVariant) => {
  const { Page, head } = screens[answer.path];
  const page = {
    route: routeOf(answer.path),
    language,
    words: wordsFor(language, variant),
    live: answer,
    variant: pageVariant(variant),
  };
  const content = renderToStaticMarkup(
    <PageContext value={page}>
      <Page />
    </PageContext>,
    // The build rendered the frame around it, with its own ids.
    { identifierPrefix: 'live' },
  );
  return { title: renderToStaticMarkup(titleWithBrand(head(page).title)), content };
};
