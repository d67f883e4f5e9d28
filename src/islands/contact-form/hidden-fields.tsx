import type { Language } from '#site/languages.ts';
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
      {/* People neither see it nor come to it by keyboard; programs fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-sitio_web`}>{words.honeypot}</label>
        <input id={`${id}-sitio_web`} type="text" name="sitio_web" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
