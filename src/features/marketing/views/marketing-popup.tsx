import { marketing, popupLanguage } from '#content/catalogue/marketing.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { marketingPopupId } from '#site/dialogs.ts';
import { Mark } from '#ui/art/mark.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { stack } from '#ui/layout.ts';
import { ButtonLink } from '#ui/links.tsx';
import style from './marketing-popup.module.css';

/**
 * Rendered on the page with default texts, for visitors who have agreed to marketing:
 * `marketing/browser/start-marketing.ts` fills and opens it.
 */
export function MarketingPopup() {
  const { popup: words } = usePage().words.sections;
  const { popup } = marketing;
  return (
    <Dialog
      id={marketingPopupId}
      {...dataProps({ delay: popup.delay, type: popup.type })}
      title={
        <span {...dataProps({ fill: 'title' })} lang={popupLanguage}>
          {popup.title}
        </span>
      }
      closeLabel={words.close}
      actions={
        <ButtonLink to={popup.page} anchor={popup.anchor}>
          <span {...dataProps({ fill: 'button' })}>{words.button}</span>
        </ButtonLink>
      }
    >
      <div className={style.news}>
        <Mark of="email" size={96} />
        <div {...dataProps({ fill: 'text' })} className={stack(3, style.text)} />
      </div>
    </Dialog>
  );
}
