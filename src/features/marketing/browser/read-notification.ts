import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { languageIn } from '#platform/browser/stored/user-language.ts';
import type { Language } from '#site/languages.ts';
import type { MarketingNotification } from '../contract.ts';

type Notification = Omit<MarketingNotification, 'idioma'>;

/** The notification, if it is one for somebody who reads in this language. Anything else is none. */
export function readNotification(data: unknown, language: Language): Notification | undefined {
  const { id, idioma, contenido, titulo, url_target, label_button } = fieldsOf(data);
  const isForReader = typeof idioma === 'string' && languageIn(idioma) === language;
  if (!isForReader || !Number.isSafeInteger(id) || typeof contenido !== 'string') return undefined;
  const target = textOrNull(url_target);
  return {
    id: Number(id),
    contenido,
    titulo: textOrNull(titulo),
    label_button: textOrNull(label_button),
    // A link that runs something is no link.
    url_target: target && /^(\/(?!\/)|https:\/\/)/.test(target) ? target : null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null;
}
