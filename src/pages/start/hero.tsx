import { usePage } from '#platform/page/page.ts';
import { StartHero } from '#ui/art/heroes/start.tsx';
import style from './hero.module.css';

export function Hero() {
  const { start } = usePage().words;
  return (
    <section className={style.hero}>
      <div className={style.words}>
        <h1>{start.headline}</h1>
        <p className={style.lead}>{start.lead}</p>
      </div>
      <div className={style.picture} data-share-picture="">
        <StartHero />
      </div>
    </section>
  );
}
