import { problemInWords } from '#contracts/ticket-problem-words.ts';
import type { Language } from '#site/languages.ts';
import type { PhoneEntry } from '../phone/phone-entry.ts';
import { checkFields } from './check-fields.ts';
import { typedIn } from './typed-fields.ts';
import type { ContactFormWords } from './words.ts';

/** What is wrong with the form, field by field, in words. None: it may be sent. */
export async function findProblems(
  form: HTMLFormElement,
  phone: PhoneEntry | undefined,
  { problems: words, phone: phoneWords }: ContactFormWords,
  language: Language,
): Promise<Record<string, string>> {
  const files = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap((box) => [
    ...(box.files ?? []),
  ]);
  const found = Object.entries(checkFields(typedIn(form), files));
  const inWords = Object.fromEntries(
    found.map(([field, problem]) => [field, problemInWords(words, language, field, problem)]),
  );
  const wrong = phone && phone.number !== '' ? await phoneProblemOf(phone) : undefined;
  if (wrong === 'country') return { ...inWords, telefono_cliente: phoneWords.choose };
  if (wrong) return { ...inWords, telefono_cliente: problemInWords(words, language, 'telefono_cliente', wrong) };
  return inWords;
}

/** Where the rules cannot be loaded the server has the only word. */
function phoneProblemOf(phone: PhoneEntry): Promise<'country' | 'invalid' | undefined> {
  return import('../phone/phone-rules.ts').then((module) => module.phoneProblem(phone)).catch(() => undefined);
}
