import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '#content/words.ts';
import { type HeadOf, titleWithBrand } from '#site/head.ts';
import type { DrawLive, LiveAnswer } from '#site/live.ts';
import { PageContext } from '#site/page.ts';
import { routeOf } from '#site/routes.ts';
import { head as dashboardHead } from './(account)/dashboard/+head.ts';
import Dashboard from './(account)/dashboard/+Page.tsx';
import { head as signInHead } from './(account)/sign_in/+head.ts';
import SignIn from './(account)/sign_in/+Page.tsx';
import { head as signUpHead } from './(account)/sign_up/+head.ts';
import SignUp from './(account)/sign_up/+Page.tsx';
import { head as staffHead } from './(account)/staff/+head.ts';
import Staff from './(account)/staff/+Page.tsx';
import { head as smsHead } from './(products)/bulk_sms/+head.ts';
import BulkSms from './(products)/bulk_sms/+Page.tsx';
import { head as paymentHead } from './(products)/payment/+head.ts';
import Payment from './(products)/payment/+Page.tsx';
import { head as meetBookHead } from './(talk)/meet_book/+head.ts';
import MeetBook from './(talk)/meet_book/+Page.tsx';
import { head as quoteHead } from './(talk)/quote/+head.ts';
import Quote from './(talk)/quote/+Page.tsx';
import { head as supportHead } from './(talk)/support/+head.ts';
import Support from './(talk)/support/+Page.tsx';
import { head as messageHead } from './(talk)/support_message/+head.ts';
import SupportMessage from './(talk)/support_message/+Page.tsx';
import { head as statusHead } from './(talk)/support_status/+head.ts';
import SupportStatus from './(talk)/support_status/+Page.tsx';

interface Screen {
  readonly Page: ComponentType;
  readonly head: HeadOf;
}

const screens: Record<LiveAnswer['path'], Screen> = {
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

/** For the build, which takes the styles of these pages from what they import and not from what it drew. */
export const livePaths = Object.keys(screens);

/**
 * The pages that the server draws for one visitor: the same components that the build draws, with an answer in hand.
 * A program of its own (`dist/server-app/live.mjs`), which the server loads when it first needs it.
 */
export const drawLive: DrawLive = (answer, language) => {
  const { Page, head } = screens[answer.path];
  const page = { route: routeOf(answer.path), language, words: wordsIn(language), live: answer };
  const content = renderToStaticMarkup(
    <PageContext value={page}>
      <Page />
    </PageContext>,
    // What stands around was drawn by the build, with ids of its own.
    { identifierPrefix: 'live' },
  );
  return { title: renderToStaticMarkup(titleWithBrand(head(page).title)), content };
};
