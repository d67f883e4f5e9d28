import { usePage } from '#platform/page/page.ts';
import { videoId } from '#site/video.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { Film } from './film.tsx';
import style from './video.module.css';

/** The film and the button that stops it. `#video` shows it without a script; with one it is a dialog. */
export function Video() {
  const { video } = usePage().words.helpDesk;
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
      <Film />
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
