import { bulkEmail } from '#content/catalogue/bulk-email.ts';
import { helpDesk } from '#content/catalogue/help-desk.ts';
import type { Plan } from '#content/catalogue/plans.ts';
import { wordsIn } from '#content/words.ts';
import type { SoldPlan } from '#contracts/plans.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';

type Texts = Pick<SoldPlan, 'name' | 'description' | 'features' | 'size'>;

/** What a plan says of itself, in the words of its page. */
export function planTexts({ productId, id }: Plan, language: Language): Texts {
  const { bulkEmail: email, helpDesk: desk } = wordsIn(language);
  const emailPackage = bulkEmail.packages.find((one) => one.id === id);
  if (productId === bulkEmail.productId && emailPackage) return packageTexts(emailPackage, email.plans, language);
  const plan = helpDesk.plans.find((one) => one.id === id);
  if (productId !== helpDesk.productId || !plan) throw new Error(`The plan ${id} of product ${productId} has no words`);
  const { names, descriptions, features, upTo, unlimited } = desk.plans;
  return {
    name: names[plan.id],
    description: descriptions[plan.id],
    features: features[plan.id],
    size: plan.users ? format(upTo, language, { users: plan.users }) : unlimited,
  };
}

const largest = Math.max(...bulkEmail.packages.map(({ emails = 0 }) => emails));

function packageTexts(
  { id, emails }: (typeof bulkEmail.packages)[number],
  words: ReturnType<typeof wordsIn>['bulkEmail']['plans'],
  language: Language,
): Texts {
  return {
    name: words.names[id],
    description: words.descriptions[id],
    features: emails ? words.features.prepaid : words.features.beyond,
    size: format(emails ? words.size : words.sizeBeyond, language, { emails: emails ?? largest }),
  };
}
