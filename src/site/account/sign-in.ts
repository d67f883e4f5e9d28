/** What can be wrong with one field of the sign-in; the words for it are the pages'. */
export type SignInProblem =
  | { readonly field: 'name'; readonly problem: 'missing' | 'tooLong' }
  | { readonly field: 'email'; readonly problem: 'missing' | 'notAnAddress' }
  | { readonly field: 'policy'; readonly problem: 'missing' }
  | { readonly field: 'code'; readonly problem: 'missing' | 'wrong' };

/** What keeps somebody from going on, whatever they type. */
export type SignInFault =
  /** Too old, or tried too often: only a new one helps. */
  'codeSpent' | 'tooManyRequests' | 'google' | 'otherSite' | 'notReady' | 'failure';

/** `/login` and `/support/registro` for one visitor. */
export interface SignInAnswer {
  /** `email`: asks for the address. `code`: a code is on its way there. */
  readonly step: 'email' | 'code';
  readonly typed: { readonly name: string; readonly email: string; readonly policy: boolean };
  /** Where the visitor was, and comes back to: a path of this site. */
  readonly back: string;
  /** Can one sign in with Google here? */
  readonly google: boolean;
  readonly problems: readonly SignInProblem[];
  readonly fault?: SignInFault | undefined;
  /** Another code was asked for: `sent`, or, because one had left a moment before, `justSent` and no other. */
  readonly again?: 'sent' | 'justSent' | undefined;
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
