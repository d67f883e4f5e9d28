import { usePage } from '#platform/page/page.ts';
import { Section } from '#ui/sections/section.tsx';
import { MeetingMark, type Occasion } from './meeting-mark.tsx';
import { MonthDrawing } from './month-drawing.tsx';
import style from './month-of-meetings.module.css';

const occasions: readonly Occasion[] = ['weekly', 'monthly', 'lessons', 'standard'];

/** What happens in a month, on a calendar, and what each mark on it means. */
export function MonthOfMeetings() {
  const { month } = usePage().words.companyMethodology;
  return (
    <Section id="month" title={month.title} lead={month.lead} tone="mustard">
      <div className={style.month}>
        <MonthDrawing title={month.alt} />
        <ul className={style.legend}>
          {occasions.map((occasion) => (
            <li key={occasion}>
              <MeetingMark of={occasion} />
              <div>
                <h3>{month.items[occasion].name}</h3>
                <p>{month.items[occasion].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
