import { type HelpDeskStage, helpDesk } from '#content/catalogue/help-desk.ts';
import { Ant } from '#ui/art/ant.tsx';
import artStyle from '#ui/art/art.module.css';
import { type Colour, classOf } from '#ui/art/colours.ts';
import { DrawnTile } from '#ui/art/drawing.tsx';
import { Envelope } from '#ui/art/envelope.tsx';
import { stages } from '#ui/art/help-desk/stages.ts';
import { box } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import style from './film.module.css';

const { width, height } = helpDesk.video;
const ground = 265;

/** The wall behind each stage: never the colour of the stage's own tile. */
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
export function Scene({ stage }: { stage: HelpDeskStage }) {
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
