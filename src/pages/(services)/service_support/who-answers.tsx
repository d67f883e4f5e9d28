import { brand } from '#content/brand.ts';
import { servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classNames } from '#ui/class-names.ts';
import style from './who-answers.module.css';

const { client } = servicePlans.support.levels;

/** The levels as a staircase that goes down into the software; the first step is the client's own. */
export function WhoAnswers() {
  const { words, language } = usePage();
  const { who } = words.serviceSupport.levels;
  return (
    <div>
      <h3 className={style.title}>{who.title}</h3>
      <ol className={style.levels}>
        {who.items.map((text, index) => {
          const level = index + 1;
          const own = client.includes(level);
          return (
            <li key={text} className={classNames(style.level, own && style.own)}>
              <strong>{format(who.level, language, { level })}</strong>
              <span className={style.who}>{own ? who.client : brand.name}</span>
              <span className={style.text}>{text}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
