import { href } from '#site/address.ts';
import { languages } from '#site/languages.ts';
import { usePage } from '#site/page.ts';
import { Dialog } from '../ui/dialog.tsx';
import style from './language-modal.module.css';

/** Asks, in every language of the site, which one to read. Shown to those whose own is not among them. */
export function LanguageModal() {
  const { route, words } = usePage();
  const [first] = languages;
  return (
    <div data-enhance="language-modal" data-wake="language">
      <Dialog id="language-modal" title={first.choose} closeLabel={words.shell.closePanel}>
        <ul className={style.languages}>
          {languages.map(({ code, name, choose }) => (
            <li key={code} lang={code}>
              <a href={href(route.path, code)} hrefLang={code} data-language={code} className={style.language}>
                <span className={style.name}>{name}</span>
                <span>{choose}</span>
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
