import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import style from './characteristics.module.css';
import { CampaignField, campaignDots, SavingBars, UpdateMonth } from './figures.tsx';

const { campaignMaximum, expenseReduction, updateEveryDays } = bulkSms;

/** Three figures, each with the picture of what it says. */
export function Characteristics() {
  const { words, language } = usePage();
  const { characteristics } = words.bulkSms;
  const figures = {
    maximum: campaignMaximum,
    each: campaignMaximum / campaignDots,
    dots: campaignDots,
    percent: expenseReduction,
    rest: 100 - expenseReduction,
    days: updateEveryDays,
  };
  const say = (text: string) => format(text, language, figures);
  const { campaign, saving, updates } = characteristics;
  const entries = [
    { ...campaign, drawing: <CampaignField title={say(campaign.picture)} /> },
    {
      ...saving,
      drawing: (
        <SavingBars title={say(saving.picture)} rest={figures.rest} before={saving.before} after={saving.after} />
      ),
    },
    { ...updates, drawing: <UpdateMonth title={say(updates.picture)} every={updateEveryDays} /> },
  ];
  return (
    <Section id="Characteristic" title={characteristics.title}>
      <ul className={style.figures}>
        {entries.map(({ figure, title, text, drawing }) => (
          <li key={title}>
            <div className={style.drawing}>{drawing}</div>
            <h3>
              <span className={style.figure}>{say(figure)}</span> {title}
            </h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
