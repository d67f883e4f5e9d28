import japanese from '#content/ja/home-japan.json';
import { MarketingPopup } from '#features/marketing/views/marketing-popup.tsx';
import { dataProps } from '#platform/page/data-attributes.ts';
import { withHead } from '#platform/page/head.ts';
import { usePage } from '#platform/page/page.ts';
import { WavesHero } from '#ui/art/heroes/homes.tsx';
import { columns, muted, stack } from '#ui/layout.ts';
import { ContactButton } from '#ui/links.tsx';
import { AtWork } from '../at-work.tsx';
import style from './page.module.css';

export default withHead(({ words }) => words.home.japan, Page);

function Page() {
  return (
    <>
      <JapanBanner />
      <AtWork of="ducksites" />
      <MarketingPopup />
    </>
  );
}

/** One banner: in Japanese for its audience, and below it in the language of the page. */
function JapanBanner() {
  const { words } = usePage();
  const { japan } = words.home;
  return (
    <section className={columns(0, { wide: 2 }, style.banner)} aria-labelledby="banner">
      <div className={style.picture} {...dataProps({ 'share-picture': '' })}>
        <WavesHero title={japan.picture} />
      </div>
      <div className={stack(6, style.words)}>
        <div lang="ja" className={style.japanese}>
          <h1 id="banner" className={style.title}>
            {japanese.headline}
          </h1>
          <p className={style.text}>{japanese.text}</p>
          <ContactButton size="large">{japanese.contact}</ContactButton>
          <p className={`${muted} ${style.note}`}>{japanese.note}</p>
        </div>
        <div className={style.other}>
          <h2>{japan.headline}</h2>
          <p>{japan.text}</p>
          <ContactButton look="secondary" />
          <p className={`${muted} ${style.note}`}>{japan.note}</p>
        </div>
      </div>
    </section>
  );
}
