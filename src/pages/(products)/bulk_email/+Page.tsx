import { Questions } from '#components/sections/questions.tsx';
import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { format } from '#site/message.ts';
import { usePage } from '#site/page.ts';
import { Benefits } from './benefits.tsx';
import { Boxes } from './boxes.tsx';
import { Contact } from './contact.tsx';
import { Opening } from './opening.tsx';
import { Plans } from './plans.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { questionsOf } from './questions-of.ts';
import { Tip } from './tip.tsx';
import { Write } from './write.tsx';

export default function Page() {
  const page = usePage();
  const { tip, plans } = page.words.bulkEmail;
  return (
    <>
      <Opening />
      <Tip label={tip.label} text={format(tip.text, page.language, { free: bulkEmail.freeEmails })} />
      <Benefits />
      <PriceCalculator />
      <Tip label={plans.tipLabel} text={plans.tip} />
      <Plans />
      <Boxes />
      <Questions questions={questionsOf(page)} />
      <Contact />
      <Write />
    </>
  );
}
