import { usePage } from '#platform/page/page.ts';
import { classOf } from '#ui/art/colours.ts';
import { box, disc, rounded } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import style from './route-map.module.css';

/** Two wide streets each way, an avenue across, and the river. */
const avenues = 'M140-10v580M500-10v580M-10 130h660M-10 430h660M-10 300h660M60 570L460-10';
const streets = 'M60-10v580M220-10v580M300-10v580M390-10v580M580-10v580M-10 50h660M-10 215h660M-10 365h660M-10 500h660';
const river = 'M-20 40C90 60 60 190 190 215s110 150 260 150 120 90 220 110';

const route = 'M140 430V300h106L363 130h137v300z';

const depot = { x: 140, y: 430 };
const deliveries = [
  { x: 246, y: 300 },
  { x: 420, y: 130 },
  { x: 500, y: 250 },
] as const;

/** The vehicles of the other trips, on their way. */
const others = [
  { x: 300, y: 395 },
  { x: 80, y: 130 },
] as const;

/** A city with the route of one trip. Its centre contains the whole route, so that the edges can be cut off. */
export function RouteMap() {
  const { diagram } = usePage().words.productPages.transpur;
  return (
    <div className={style.map}>
      <Picture width={640} height={560} look={style.picture} crop="xMidYMid slice" title={diagram.map}>
        <path className={style.land} d={box(-200, -200, 1040, 960)} />
        <path className={style.park} d={`${rounded(310, 225, 70, 65, 14)}${rounded(70, 310, 60, 110, 14)}`} />
        <path className={style.park} d={`${rounded(510, 10, 130, 110, 20)}${rounded(230, 440, 150, 50, 14)}`} />
        <path className={style.river} d={river} />
        <path className={style.streets} d={streets} />
        <path className={style.avenues} d={avenues} />
        <path className={style.casing} d={route} />
        <path className={style.route} d={route} />
        {others.map(({ x, y }) => (
          <g key={x} className={style.sign}>
            <path className={classOf('sky')} d={rounded(x - 19, y - 14, 38, 28, 9)} />
            <path className={classOf('day')} d={`${box(x - 12, y - 7, 13, 11)}M${x + 3} ${y - 3}h5l4 4v3h-9z`} />
            <path className={classOf('day')} d={disc(x - 6, y + 6, 3) + disc(x + 6, y + 6, 3)} />
          </g>
        ))}
        <g className={style.sign}>
          <path className={classOf('night')} d={rounded(depot.x - 18, depot.y - 18, 36, 36, 10)} />
          <path className={classOf('mustard')} d={`M${depot.x - 11} ${depot.y - 1}l11-9 11 9v11h-22z`} />
        </g>
        {deliveries.map(({ x, y }, at) => (
          <g key={x} className={style.sign}>
            <path className={classOf('day')} d={disc(x, y, 18)} />
            <path className={classOf('vermilion')} d={disc(x, y, 15)} />
            <text className={style.number} x={x} y={y + 5.5} textAnchor="middle">
              {at + 1}
            </text>
          </g>
        ))}
        <g className={style.names}>
          <text x={depot.x + 26} y={depot.y - 14}>
            {diagram.depot}
          </text>
          {deliveries.map(({ x, y }, at) => (
            <text key={x} x={x + 26} y={y + (at === 2 ? 5 : -14)}>
              {diagram.stops[at]}
            </text>
          ))}
        </g>
      </Picture>
      <span className={style.zoom} aria-hidden="true">
        <PlusIcon />
        <i />
      </span>
    </div>
  );
}
