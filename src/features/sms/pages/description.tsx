import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './description.module.css';

/** What it is for, and how that looks on a telephone. */
export function Description() {
  const { what } = usePage().words.bulkSms;
  return (
    <Section id="Description" title={what.title} lead={what.lead}>
      <div className={style.both}>
        <dl className={style.usages}>
          {bulkSms.usages.map((usage) => (
            <div key={usage}>
              <dt>{what.usages[usage].title}</dt>
              <dd>{what.usages[usage].text}</dd>
            </div>
          ))}
        </dl>
        <figure className={style.phone} data-room="light">
          <figcaption className="visually-hidden">{what.phone}</figcaption>
          <ul className={style.messages}>
            {bulkSms.usages.flatMap((usage) =>
              what.usages[usage].messages.map((message) => (
                <li key={message} data-usage={usage}>
                  <small>{what.usages[usage].title}</small>
                  {message}
                </li>
              )),
            )}
          </ul>
        </figure>
      </div>
    </Section>
  );
}
