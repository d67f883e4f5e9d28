import { renderToStaticMarkup } from 'react-dom/server';
import { wordsFor } from '#content/words.ts';
import SignIn from '#features/accounts/pages/sign_in/+Page.tsx';
import SignUp from '#features/accounts/pages/sign_up/+Page.tsx';
import Dashboard from '#features/dashboard/pages/+Page.tsx';
import MeetBook from '#features/meetings/pages/book/+Page.tsx';
import Payment from '#features/payments/pages/+Page.tsx';
import Quote from '#features/quotes/pages/+Page.tsx';
import BulkSms from '#features/sms/pages/+Page.tsx';
import Staff from '#features/staff/pages/+Page.tsx';
import SupportMessage from '#features/tickets/pages/message/+Page.tsx';
import SupportStatus from '#features/tickets/pages/status/+Page.tsx';
import Support from '#features/tickets/pages/support/+Page.tsx';
import { type PageWithHead, titleWithBrand } from '#platform/page/head.ts';
import type { DrawLive, LiveAnswer } from '#platform/page/live.ts';
import { PageContext } from '#platform/page/page.ts';
import { routeOf } from '#site/routes.ts';
import { builtVariant, pageVariant } from '#site/site-variant.ts';

const screens: Record<LiveAnswer['path'], PageWithHead> = {
  '/products/sms': BulkSms,
  '/meet/book': MeetBook,
  '/support/quote': Quote,
  '/support': Support,
  '/support/message': SupportMessage,
  '/support/status': SupportStatus,
  '/support/registro': SignUp,
  '/login': SignIn,
  '/payment': Payment,
  '/dashboard': Dashboard,
  '/staff': Staff,
};

/** For the build, which takes the styles of these pages from their imports and not from what it rendered. */
export const livePaths = Object.keys(screens);

/**
 * The pages that the server renders for one visitor: the same components as in the build, with an answer. A separate
 * program (`dist/server-app/live.mjs`), which the server loads when it first needs it.
 */
export const drawLive: DrawLive = (answer, language, variant = builtVariant) => {
  const Page = screens[answer.path];
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
  return { title: renderToStaticMarkup(titleWithBrand(Page.head(page).title)), content };
};
