import { usePage } from '#platform/page/page.ts';
import { ContactButton } from '#ui/links/contact-button.tsx';
import style from './help-tip.module.css';

/** Where to find help: the orange button that stands on every page. */
export function HelpTip() {
  const { start } = usePage().words;
  return (
    <section className={style.tip} aria-labelledby="help-tip">
      <div className={style.inside}>
        <span className={style.button} aria-hidden="true">
          ?
        </span>
        <div className={style.words}>
          <h2 id="help-tip">{start.tipTitle}</h2>
          <p>{start.tip}</p>
        </div>
        <ContactButton size="large">{start.requestHelp}</ContactButton>
      </div>
    </section>
  );
}
