import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { PriceCalculator } from '#features/plans/views/price-calculator.tsx';
import { usePage } from '#platform/page/page.ts';
import { format } from '#site/message.ts';
import { Questions } from '#ui/sections/questions.tsx';
import { Benefits } from './benefits.tsx';
import { Boxes } from './boxes.tsx';
import { Contact } from './contact.tsx';
import { Opening } from './opening.tsx';
import { Plans } from './plans.tsx';
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
