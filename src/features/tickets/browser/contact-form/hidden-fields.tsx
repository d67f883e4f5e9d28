import type { Language } from '#site/languages.ts';
import { TrapField } from '#ui/trap-field.tsx';
import type { ContactFormWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly words: ContactFormWords;
  readonly page: string;
  readonly apiClient: string;
  readonly lang: Language | undefined;
}

/** What the form says of itself, and a trap for programs that fill in everything. */
export function HiddenFields({ id, words, page, apiClient, lang }: Props) {
  return (
    <>
      <input type="hidden" name="api_client" value={apiClient} />
      <input type="hidden" name="page" value={page} />
      {lang && <input type="hidden" name="lang" value={lang} />}
      <TrapField id={`${id}-sitio_web`} name="sitio_web" label={words.honeypot} />
    </>
  );
}
