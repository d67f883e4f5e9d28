import { href, withQuery } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/login': { readonly signIn: SignInAnswer };
    '/support/registro': { readonly signIn: SignInAnswer };
  }
}
/** A problem with one field of the sign-in; the pages have the texts. */
export type SignInProblem =
  | { readonly field: 'name'; readonly problem: 'missing' | 'tooLong' }
  | { readonly field: 'email'; readonly problem: 'missing' | 'notAnAddress' }
  | { readonly field: 'policy'; readonly problem: 'missing' }
  | { readonly field: 'code'; readonly problem: 'missing' | 'wrong' };

/** Errors that do not depend on what the visitor types. */
export type SignInError =
  /** Expired, or tried too often: a new code is needed. */
  'codeSpent' | 'tooManyRequests' | 'google' | 'otherSite' | 'notReady' | 'failure';

/** Why a requested code was not sent, and when another can be requested. */
export interface CodeRefusal {
  /** `mailbox`: so many were sent to the address that a sign-in link was mailed instead. */
  readonly reason: 'tooOften' | 'mailbox';
  /** Seconds from now. */
  readonly retryAfter: number;
  /** A code that was sent to this browser earlier is still valid. */
  readonly isCodeWaiting: boolean;
}

/** `/login` and `/support/registro` for one visitor. */
export interface SignInAnswer {
  /** `email`: asks for the address. `code`: a code was sent, and is asked for. */
  readonly step: 'email' | 'code';
  readonly typed: {
    readonly name: string;
    readonly email: string;
    readonly policy: boolean;
    readonly code?: string | undefined;
  };
  /** The page to return to after signing in: a path of this site. */
  readonly back: string;
  /** From the link that is mailed when the mailbox limit is reached; the forms submit it. */
  readonly pass?: string | undefined;
  /** Whether sign-in with Google is configured. */
  readonly google: boolean;
  readonly problems: readonly SignInProblem[];
  readonly errorCode?: SignInError | undefined;
  /** Another code was requested: `sent`, or `justSent` if one was sent a moment ago, and none was sent now. */
  readonly again?: 'sent' | 'justSent' | undefined;
  /** A code was requested, but not sent. */
  readonly refusal?: CodeRefusal | undefined;
  /** The visitor has just deleted their account. */
  readonly deleted?: boolean | undefined;
  /** The visitor has just signed out. */
  readonly signedOut?: boolean | undefined;
}

/** The empty form, as the build renders it. */
export const nothingTyped: SignInAnswer = {
  step: 'email',
  typed: { name: '', email: '', policy: false },
  back: '',
  google: false,
  problems: [],
};

/** The code that is sent by e-mail: its length, how long it is valid, and how often it may be tried. */
export const codeRules = { digits: 6, minutes: 10, tries: 3 } as const;

export const googleStartPath = '/api/glogin/google';

/** The address that starts the sign-in with Google: for a link, because a form may not lead to another site. */
export function googleAddress(back: string, language: Language): string {
  return `${googleStartPath}?${new URLSearchParams({ back, language })}`;
}

/** Ends the session and redirects to the sign-in page, which says so: a plain link, which works without JavaScript. */
export const signOutPath = '/api/glogin/logout';
/** Where Google returns visitors to: the only path of Better Auth that is public. */
export const authPath = '/api/auth';

/** The two pages that share the form. */
export type SignInPath = '/login' | '/support/registro';

/** A link to one of them that still contains the page to return to. */
export function withBack(path: SignInPath, language: Language, back: string): string {
  return withQuery(href(path, language), { back });
}
