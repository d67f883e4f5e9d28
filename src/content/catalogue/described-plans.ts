import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import type { Words } from '../words.ts';
import { bulkEmail } from './bulk-email.ts';
import { helpDesk } from './help-desk.ts';
import { findPlan, type Plan } from './plans.ts';

/** A plan with its words, as pages show it and other systems read it. */
export interface DescribedPlan extends Plan {
  readonly name: string;
  readonly description: string;
  /** The figure it is chosen by: users, e-mails. */
  readonly size: string;
  readonly features: readonly string[];
}

const largestPackage = Math.max(...bulkEmail.packages.map(({ emails }) => emails ?? 0));

/** In display order. Empty: this product has no plans. */
export function describePlans(productId: number, words: Words, language: Language): readonly DescribedPlan[] {
  if (productId === bulkEmail.productId) return describePackages(words.bulkEmail.plans, language);
  if (productId === helpDesk.productId) return describeYears(words.helpDesk.plans, language);
  return [];
}

function describePackages(words: Words['bulkEmail']['plans'], language: Language): DescribedPlan[] {
  return bulkEmail.packages.flatMap(({ id, emails }) => {
    const plan = findPlan(bulkEmail.productId, id);
    const size = format(emails ? words.size : words.sizeBeyond, language, { emails: emails ?? largestPackage });
    const features = emails ? words.features.prepaid : words.features.beyond;
    return plan ? [{ ...plan, name: words.names[id], description: words.descriptions[id], size, features }] : [];
  });
}

function describeYears(words: Words['helpDesk']['plans'], language: Language): DescribedPlan[] {
  return helpDesk.plans.flatMap(({ id, users }) => {
    const plan = findPlan(helpDesk.productId, id);
    const size = users ? format(words.upTo, language, { users }) : words.unlimited;
    const features = words.features[id];
    return plan ? [{ ...plan, name: words.names[id], description: words.descriptions[id], size, features }] : [];
  });
}
