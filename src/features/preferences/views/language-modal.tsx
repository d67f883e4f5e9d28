import { wordsIn } from '#content/words.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { languageModalId } from '#site/dialogs.ts';
import { defaultLanguage, languages } from '#site/languages.ts';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { row, stack } from '#ui/layout.ts';
import { apart, headline, size3 } from '#ui/look.ts';
import style from './language-modal.module.css';

/** Asks, in every language of the site, which one to read. Shown to visitors whose language is not among them. */
export function LanguageModal() {
  const { route, words } = usePage();
  if (!route.asksLanguage)
    throw new Error(
      `The route ${route.path} shows the language modal: set asksLanguage in its entry of src/site/routes.ts`,
    );
  return (
    <Dialog
      id={languageModalId}
      title={<span lang={defaultLanguage}>{wordsIn(defaultLanguage).shell.chooseLanguage}</span>}
      closeLabel={words.shell.closePanel}
    >
      <ul className={stack(0, style.languages)}>
        {languages.map(({ code, name }) => (
          <li key={code} lang={code}>
            <a
              href={href(route.path, code)}
              hrefLang={code}
              {...dataProps({ language: code, text: wordsIn(code).shell.languageChosen })}
              className={row(0, apart, style.language)}
            >
              <span className={classNames(headline, size3)}>{name}</span>{' '}
              <span>{wordsIn(code).shell.chooseLanguage}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
