import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import art from '#ui/art/art.module.css';
import { classOf } from '#ui/art/colours.ts';
import { disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import style from './trip.module.css';

const road = 'M60 250V120a60 60 0 0 1 120 0v80a60 60 0 0 0 120 0v-80a60 60 0 0 1 120 0v130';

/** The depot, three deliveries and the way back: how far each is along the road. */
const stops = [
  { x: 60, y: 250, km: 0 },
  { x: 120, y: 60, km: 70 },
  { x: 240, y: 260, km: 130 },
  { x: 360, y: 60, km: 185 },
  { x: 420, y: 250, km: 240 },
] as const;

export function RouteMap() {
  const { words, language } = usePage();
  const { diagram } = words.productPages.transpur;
  const names = [diagram.depot, ...diagram.stops, diagram.back];
  return (
    <div>
      <Picture width={480} height={320} look={style.map} title={diagram.picture}>
        <path className={classOf('ice')} d="M0 0h480v320H0z" />
        <path
          className={classOf('mustard')}
          d="M0 320v-70a70 70 0 0 1 70 70zM480 0v90a90 90 0 0 1-90-90zM180 320a60 60 0 0 1 120 0z"
        />
        <path className={classOf('forest')} d={disc(240, 110, 34) + disc(20, 60, 30) + disc(455, 165, 24)} />
        <path className={`${art.lines} ${classOf('night')}`} strokeWidth={34} d={road} />
        <path className={`${art.lines} ${classOf('day')}`} strokeWidth={3} strokeDasharray="2 14" d={road} />
        <path className={classOf('vermilion')} d={stops.map(({ x, y }) => disc(x, y, 22)).join('')} />
        <path className={classOf('day')} d={stops.map(({ x, y }) => disc(x, y, 9)).join('')} />
      </Picture>
      <ol className={style.stops}>
        {stops.map(({ km }, index) => (
          <li key={km}>
            <strong>{names[index]}</strong> <span>{format(diagram.distance, language, { km })}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
