import { bulkSms } from '#content/catalogue/bulk-sms.ts';
import { Island } from '#platform/browser/island.tsx';
import { usePage } from '#platform/page/page.ts';
import { href } from '#site/address.ts';
import { format } from '#site/message.ts';
import { Section } from '#ui/sections/section.tsx';
import { Table } from '#ui/table.tsx';
import SmsCalculator from '../browser/sms-calculator.tsx';
import { capacities, doubled } from '../characters.ts';
import { smsLimits } from '../message.ts';
import style from './message-cost.module.css';

const anchor = 'calculator';
const { gsm7, ucs2 } = capacities;

/** The calculator with an example, or with a message sent without JavaScript; and an explanation. */
export function MessageCost() {
  const { words, language, live } = usePage();
  const { title, lead, example, island, alphabets } = words.smsCalculator;
  const { countries } = words.bulkSms.prices;
  const asked = live?.path === '/products/sms' ? live.asked : undefined;
  return (
    <Section
      id={anchor}
      title={title}
      lead={format(lead, language, { short: gsm7.alone, full: ucs2.alone })}
      tone="sand"
    >
      <Island
        name="sms-calculator"
        of={SmsCalculator}
        props={{
          action: href('/products/sms', language, anchor),
          language,
          prices: bulkSms.prices.map((price) => ({ ...price, name: countries[price.country] })),
          most: bulkSms.campaignMaximum,
          start: asked ?? { text: example, recipients: String(smsLimits.recipients) },
          words: island,
        }}
      />
      <div className={style.alphabets}>
        <Table
          id="sms-alphabets"
          caption={alphabets.caption}
          onPhone="read"
          columns={[alphabets.alphabet, alphabets.alone, alphabets.part, alphabets.has].map((label) => ({ label }))}
          rows={[
            {
              cells: [
                <Name key="name" of={alphabets.short.name} />,
                gsm7.alone,
                gsm7.part,
                format(alphabets.short.has, language, { doubled: doubled.join(' ') }),
              ],
            },
            { cells: [<Name key="name" of={alphabets.full.name} />, ucs2.alone, ucs2.part, alphabets.full.has] },
          ]}
        />
      </div>
    </Section>
  );
}

/** Keeps GSM-7 in one piece. */
function Name({ of }: { of: string }) {
  return <span className={style.name}>{of}</span>;
}
