import { supportHours } from '#content/support-hours.ts';
import { usePage } from '#platform/page/page.ts';
import { localeOf } from '#site/languages.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './support-week.module.css';
import { WeekDrawing } from './week-drawing.tsx';

/** The support hours of a week, drawn and said. */
export function SupportWeek() {
  const { words, language } = usePage();
  const { week } = words.serviceSupport;
  const { help } = words.shell;
  const list = new Intl.ListFormat(localeOf(language));
  return (
    <Section id="week" title={week.title} lead={help.hours} beside>
      <WeekDrawing title={week.alt} />
      <dl className={style.hours}>
        {supportHours.map(({ days, spans }) => (
          <div key={days}>
            <dt>{help[days]}</dt>
            <dd>{list.format(spans.map((span) => span.join('\u2060–\u2060')))}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
