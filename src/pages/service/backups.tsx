import { type SupportPlan, servicePlans } from '#content/catalogue/service-plans.ts';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { classOf } from '#ui/art/colours.ts';
import { box, disc } from '#ui/art/path.ts';
import { Picture } from '#ui/art/picture.tsx';
import { Section } from '#ui/sections/section.tsx';
import style from './backups.module.css';

const { plans, backupMonths } = servicePlans.support;

/** How often a copy is made: a month of days for each plan that has backups. */
export function Backups() {
  const { words, language } = usePage();
  const { backups: text } = words.serviceSupport;
  return (
    <Section id="backups" title={text.title} lead={format(text.lead, language, { months: backupMonths })} tone="card">
      <dl className={style.plans}>
        {plans.map(
          ({ name, backups }) =>
            backups && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <BackupMonth often={backups} />
                  {text.often[backups]}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}

const days = Array.from({ length: 28 }, (_, index) => index);

/** The interval in days, in a month of four weeks. */
const every: Readonly<Record<NonNullable<SupportPlan['backups']>, number>> = {
  monthly: 28,
  twiceMonthly: 14,
  weekly: 7,
  daily: 1,
};

/** Four weeks of days; the days with a backup are filled. */
function BackupMonth({ often }: { readonly often: keyof typeof every }) {
  const isCopied = (index: number) => (index + 1) % every[often] === 0;
  const cell = (index: number) => [(index % 7) * 20, Math.floor(index / 7) * 20] as const;
  return (
    <Picture width={138} height={78}>
      <path className={classOf('sand')} d={days.map((index) => box(cell(index)[0], cell(index)[1], 18, 18)).join('')} />
      <path
        className={classOf('forest')}
        d={days
          .filter(isCopied)
          .map((index) => disc(cell(index)[0] + 9, cell(index)[1] + 9, 9))
          .join('')}
      />
    </Picture>
  );
}
