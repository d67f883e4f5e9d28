import { brand } from '#content/brand.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Logo } from '../art/logo.tsx';
import { classNames } from '../class-names.ts';
import { SiteLink } from '../links.tsx';
import { target } from '../look.ts';
import style from './home-link.module.css';

export function HomeLink() {
  const { words, language } = usePage();
  return (
    // The space keeps the words of neighbours apart where there is no style sheet.
    <>
      <SiteLink
        to="/"
        className={classNames(target, style.home)}
        aria-label={format(words.shell.home, language, { brand: brand.name })}
      >
        <Logo />
      </SiteLink>{' '}
    </>
  );
}
