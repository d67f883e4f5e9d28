import { and, eq, isNull } from 'drizzle-orm';
import { wordsIn } from '#content/words.ts';
import { quote } from '#features/quotes/server/tables.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import { findCountry } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { zoneOfCountry } from '../../zones.ts';
import type { MeetingDeps } from '../meeting.ts';
import type { Choosing } from './meeting-page.ts';

/**
 * Fills in what the site knows about the visitor: from the quote, whose number they have, and from their account. What
 * the address of the page says stays.
 */
export async function fillInKnown(
  c: AppContext,
  { database, signedIn }: MeetingDeps,
  choosing: Choosing,
  language: Language,
): Promise<Choosing> {
  const { quote: reference, typed, zone } = choosing;
  const user = (await signedIn(c))?.user;
  const [offer] = reference
    ? await database.db
        .select()
        .from(quote)
        .where(and(eq(quote.reference, reference), isNull(quote.ownerDeletedAt)))
    : [];
  const about = offer && format(wordsIn(language).meetBook.form.aboutQuote, language, { quote: offer.reference });
  const country = chosenCountry(c.req.header('cookie')) ?? findCountry(offer?.country ?? user?.country ?? '')?.id;
  return {
    ...choosing,
    // Only a zone that was not chosen: it is the one of a visitor without a country.
    zone: zone === zoneOfCountry(undefined) ? zoneOfCountry(country) : zone,
    typed: {
      ...typed,
      name: typed.name || offer?.name || user?.name || '',
      email: typed.email || offer?.email || user?.email || '',
      topic: typed.topic || about || '',
    },
  };
}
