import { helpDeskStages } from '#content/catalogue/help-desk.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import style from './film.module.css';
import { Scene } from './scene.tsx';

/** A request walks through the eight stages, one scene each. The style sheet plays them, so nothing has to be fetched. */
export function Film() {
  const { words, language } = usePage();
  const { video, what } = words.helpDesk;
  const count = helpDeskStages.length;
  return (
    <ol className={style.film}>
      {helpDeskStages.map((stage, index) => (
        <li key={stage}>
          <Scene stage={stage} />
          <p>
            <strong>
              <span className={style.position}>{format(video.scene, language, { number: index + 1, count })}</span>{' '}
              {what.stages[stage].name}
            </strong>
            <br />
            {video.captions[stage]}
          </p>
        </li>
      ))}
    </ol>
  );
}
