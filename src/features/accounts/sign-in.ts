import type { Language } from '#site/languages.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/login': { readonly signIn: SignInAnswer };
    '/support/registro': { readonly signIn: SignInAnswer };
  }
}
/** What can be wrong with one field of the sign-in; the words for it are the pages'. */
export type SignInProblem =
  | { readonly field: 'name'; readonly problem: 'missing' | 'tooLong' }
  | { readonly field: 'email'; readonly problem: 'missing' | 'notAnAddress' }
  | { readonly field: 'policy'; readonly problem: 'missing' }
  | { readonly field: 'code'; readonly problem: 'missing' | 'wrong' };

/** What keeps somebody from going on, whatever they type. */
export type SignInError =
  /** Too old, or tried too often: only a new one helps. */
  'codeSpent' | 'tooManyRequests' | 'google' | 'otherSite' | 'notReady' | 'failure';

/** Why a code that was asked for was not sent, and when one can be asked for again. */
export interface CodeRefusal {
  /** `mailbox`: so many were sent to the address that it got a link to sign in with instead. */
  readonly reason: 'tooOften' | 'mailbox';
  /** Seconds from now. */
  readonly retryAfter: number;
  /** A code that was sent to this browser before is still good. */
  readonly isCodeWaiting: boolean;
}

/** `/login` and `/support/registro` for one visitor. */
export interface SignInAnswer {
  /** `email`: asks for the address. `code`: a code is on its way there. */
  readonly step: 'email' | 'code';
  readonly typed: {
    readonly name: string;
    readonly email: string;
    readonly policy: boolean;
    readonly code?: string | undefined;
  };
  /** Where the visitor was, and comes back to: a path of this site. */
  readonly back: string;
  /** From the link in our mail, for whoever is refused a code: the forms send it along. */
  readonly pass?: string | undefined;
  /** Can one sign in with Google here? */
  readonly google: boolean;
  readonly problems: readonly SignInProblem[];
  readonly errorCode?: SignInError | undefined;
  /** Another code was asked for: `sent`, or, because one had left a moment before, `justSent` and no other. */
  readonly again?: 'sent' | 'justSent' | undefined;
  /** A code was asked for, and none was sent. */
  readonly refusal?: CodeRefusal | undefined;
  /** Somebody has just deleted their account. */
  readonly deleted?: boolean | undefined;
}

/** As the build draws it, for whoever has typed nothing yet. */
export const nothingTyped: SignInAnswer = {
  step: 'email',
  typed: { name: '', email: '', policy: false },
  back: '',
  google: false,
  problems: [],
};

/** The code that is sent by e-mail: how long it is, how long it is good, and how often it may be tried. */
export const codeRules = { digits: 6, minutes: 5, tries: 3 } as const;

export const googleStartPath = '/api/glogin/google';

/** Where the way to Google starts: a link and not a form, which may lead to no other site. */
export function googleAddress(back: string, language: Language): string {
  return `${googleStartPath}?${new URLSearchParams({ back, language })}`;
}

/** Ends the session and leads home: a plain link, which works without JavaScript. */
export const signOutPath = '/api/glogin/logout';
/** Where Google sends its visitors back to: the one address of Better Auth that is open to the outside. */
export const authPath = '/api/auth';
