import { z } from 'zod';
import { countryCookie } from '#site/choice-cookies.ts';
import { findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import type { AppContext } from '../../app-context.ts';
import { readCookie } from '../../http/cookies.ts';
import { passCookies } from '../accounts.ts';
import type { Auth } from '../auth.ts';
import type { SignInForm } from './read-sign-in.ts';

/** What became of a code: the token of the session that it opened, or why there is none. */
type Tried = { readonly token: string } | 'wrong' | 'spent';

/** As Better Auth throws it, which is loaded later than this file. */
const refusal = z.object({ body: z.object({ code: z.string() }) });

/** Opens a session, and an account for whoever had none. Their cookie goes out with the answer. */
export async function tryCode(c: AppContext, auth: Auth, form: SignInForm, language: Language): Promise<Tried> {
  const { email, code = '', name } = form;
  const country = findCountry(readCookie(c.req.header('cookie'), countryCookie))?.id;
  try {
    const { headers, response } = await auth.api.signInEmailOTP({
      body: { email, otp: code, name, language, ...(country && { country }) },
      headers: c.req.raw.headers,
      returnHeaders: true,
    });
    passCookies(c, headers);
    return { token: response.token };
  } catch (error) {
    const why = refusal.safeParse(error).data?.body.code;
    if (why === 'INVALID_OTP') return 'wrong';
    if (why === 'OTP_EXPIRED' || why === 'TOO_MANY_ATTEMPTS') return 'spent';
    throw error;
  }
}
