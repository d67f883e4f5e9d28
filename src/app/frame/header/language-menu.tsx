import { usePage } from '#platform/page/page.ts';
import { canonicalHref, href } from '#site/address.ts';
import { languages } from '#site/languages.ts';
import { routeOf } from '#site/routes.ts';
import { CheckIcon, ChevronIcon } from '#ui/icons.tsx';
import style from './dropdown.module.css';

/** The same page in the other languages. */
export function LanguageMenu() {
  const { words, language, route } = usePage();
  return (
    <details name="header" className={style.dropdown}>
      <summary className={style.opener}>
        <span className="visually-hidden">{words.shell.language}: </span>
        <span className={style.name}>{languages.find(({ code }) => code === language)?.name}</span>
        <span className={style.code} aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <ChevronIcon />
      </summary>
      <ul className={style.panel}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              className={style.option}
              // The English option of /products and /contact is their bare address.
              href={
                routeOf(route.path).bareLanguage === code ? canonicalHref(route.path, code) : href(route.path, code)
              }
              lang={code}
              hrefLang={code}
              data-language={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {name}
              {code === language && (
                <span className={style.check}>
                  <CheckIcon />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
