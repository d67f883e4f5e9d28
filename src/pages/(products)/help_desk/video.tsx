import { type HelpDeskStage, helpDesk, helpDeskStages } from '#content/catalogue/help-desk.ts';
import { dataProps } from '#platform/page/data-attributes.ts';
import { usePage } from '#platform/page/page.ts';
import { videoId } from '#site/dialogs.ts';
import { format } from '#site/message.ts';
import { Ant } from '#ui/art/ant.tsx';
import artStyle from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { DrawnTile } from '#ui/art/drawing.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { stages } from '#ui/art/help-desk/stages.ts';
import { box } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CloseIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { line } from '#ui/layout.ts';
import { apart, cardLook, size4 } from '#ui/look.ts';
import style from './video.module.css';

/** The film and the button that stops it. `#video` shows it without a script; with one it is a dialog. */
export function Video() {
  const { video } = usePage().words.helpDesk;
  return (
    <dialog
      id={videoId}
      className={classNames(cardLook, style.video)}
      aria-labelledby="video-title"
      {...dataProps({ enhance: 'video', wake: `address:#${videoId}` })}
    >
      <div className={line(3, classNames(apart, style.head))}>
        <h2 id="video-title" className={size4}>
          {video.title}
        </h2>
        {/* Without a script a link to another anchor closes it. */}
        <Button href="#what" look="quiet" size="small" icon={<CloseIcon />} aria-label={video.close} />
      </div>
      <Film />
      <label className={style.pause}>
        <input type="checkbox" className="visually-hidden" {...dataProps({ pause: '' })} />
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

/**
 * A request goes through the eight stages, one scene each. The style sheet plays them, so nothing has to be loaded.
 */
function Film() {
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

const { width, height } = helpDesk.video;
const ground = 265;

/** The background of each stage: never the colour of the stage's own tile. */
const walls: Readonly<Record<HelpDeskStage, Colour>> = {
  reception: 'blush',
  classification: 'ice',
  assignment: 'mustard',
  attention: 'ice',
  solution: 'mustard',
  notification: 'blush',
  evaluation: 'ice',
  closure: 'blush',
};

/** One stage as a picture of the film: the ant brings the letter to it. */
function Scene({ stage }: { stage: HelpDeskStage }) {
  return (
    <Picture width={width} height={height} look={style.scene}>
      <path className={classOf(walls[stage])} d={box(0, 0, width, ground)} />
      <path className={classOf('night')} d={box(0, ground, width, height - ground)} />
      <path
        className={`${artStyle.lines} ${classOf('day')}`}
        strokeWidth={8}
        strokeDasharray="0 24"
        d={`M12 ${ground + 25}H${width}`}
      />
      <DrawnTile of={stages[stage]} x={330} y={ground - 190} size={190} />
      <g className={style.walker}>
        <g className={style.step}>
          <Ant x={170} y={ground} scale={1.1} pose="lift" limbs="night" />
        </g>
        <g className={style.otherStep}>
          <Ant x={170} y={ground} scale={1.1} pose="heave" limbs="night" />
        </g>
        <Envelope x={112} y={76} scale={1.9} tilt={-4} flap="vermilion" />
      </g>
    </Picture>
  );
}
