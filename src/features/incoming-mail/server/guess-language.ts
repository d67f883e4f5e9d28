import { desc, eq, sql } from 'drizzle-orm';
import { user } from '#features/accounts/server/tables.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#site/languages.ts';

/** Short words that are frequent in one language and rare in the others. */
const frequent: Readonly<Record<Language, readonly string[]>> = {
  en: ['the', 'and', 'you', 'is', 'for', 'we', 'of', 'to', 'our', 'with', 'hello', 'thanks', 'please', 'have'],
  es: ['el', 'los', 'y', 'una', 'por', 'para', 'con', 'que', 'hola', 'gracias', 'buenos', 'nos', 'del', 'quiero'],
  fr: ['les', 'et', 'vous', 'je', 'pour', 'avec', 'est', 'bonjour', 'merci', 'nous', 'des', 'pas', 'votre', 'du'],
};

/** The team's language, for texts that are too short to tell. */
const otherwise: Language = 'es';

/** In characters: enough to tell a language by. */
const sample = 2_000;

function languageOfText(text: string): Language {
  const words = text
    .slice(0, sample)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const points = (language: Language) => words.filter((word) => frequent[language].includes(word)).length;
  const languages = ['es', 'en', 'fr'] as const;
  const best = languages.reduce((one, other) => (points(other) > points(one) ? other : one));
  return points(best) > 0 ? best : otherwise;
}

/** The language of the account, else of the latest ticket from that address, else of the text. */
export async function guessLanguage(db: Db, address: string, text: string): Promise<Language> {
  const [account] = await db.select({ language: user.language }).from(user).where(eq(user.email, address));
  const [earlier] = await db
    .select({ language: ticket.language })
    .from(ticket)
    .where(eq(sql`lower(${ticket.email})`, address))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return languageIn(account?.language ?? '') ?? languageIn(earlier?.language ?? '') ?? languageOfText(text);
}
