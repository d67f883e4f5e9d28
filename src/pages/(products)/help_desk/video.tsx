import { Button } from '#components/ui/button.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '#components/ui/icons.tsx';
import { helpDeskStages } from '#content/catalogue/help-desk.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { videoId } from '#site/video.ts';
import { Scene } from './scene.tsx';
import style from './video.module.css';

/**
 * A request walks through the eight stages: a film of tiles that the style sheet plays, so nothing has to be
 * fetched from anywhere. `#video` shows it without a script; with one it is a dialog.
 */
export function Video() {
  const { words, language } = usePage();
  const { video, what } = words.helpDesk;
  const count = helpDeskStages.length;
  return (
    <dialog
      id={videoId}
      className={style.video}
      aria-labelledby="video-title"
      data-enhance="video"
      data-wake={`address:#${videoId}`}
    >
      <div className={style.head}>
        <h2 id="video-title">{video.title}</h2>
        {/* Without a script a link to elsewhere is what closes it. */}
        <Button href="#what" look="quiet" size="small" icon={<CloseIcon />} aria-label={video.close} />
      </div>
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
      <label className={style.pause}>
        <input type="checkbox" className="visually-hidden" data-pause="" />
        <span className={style.toPause}>
          <PauseIcon />
          {video.pause}
        </span>
        <span className={style.toPlay}>
          <PlayIcon />
          {video.play}
        </span>
      </label>
    </dialog>
  );
}
