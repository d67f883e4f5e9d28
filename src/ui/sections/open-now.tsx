import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { longestWeekday } from '#site/weekday-name.ts';
import style from './open-now.module.css';

/**
 * Whether support is open now: the browser puts it in (`islands/enhance/open-now.ts`). Until then it says what is
 * always true, in the room of the longest that it may come to say, so that nothing moves.
 */
export function OpenNow() {
  const { words, language } = usePage();
  const { asleep, open, closed } = words.support.now;
  const weekday = longestWeekday(language);
  const longest = format(closed, language, { when: 'later', weekday, time: '14:00', here: `${weekday} 22:00` });
  return (
    <p className={style.now} data-enhance="open-now" data-wake="sight" data-open={open} data-closed={closed}>
      <span className={style.room} data-longest={longest}>
        <span data-text="">{asleep}</span>
      </span>
    </p>
  );
}
