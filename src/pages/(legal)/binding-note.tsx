import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { Link } from '#ui/link.tsx';
import style from './binding-note.module.css';
import { type LegalKind, legalPaths } from './legal-kinds.ts';

/** Above every version but the Spanish one. */
export function BindingNote({ kind }: { readonly kind: LegalKind }) {
  const { words, language } = usePage();
  if (language === 'es') return null;
  const { bindingTitle, bindingText, bindingLink } = words.legal;
  return (
    <div role="note" className={style.note} data-room="light">
      <p className={style.title}>{bindingTitle}</p>
      <p>{bindingText}</p>
      <Link href={href(legalPaths[kind], 'es')} hrefLang="es" arrow>
        {bindingLink}
      </Link>
    </div>
  );
}
