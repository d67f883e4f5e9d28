import { servicePlans } from '#content/catalogue/service-plans.ts';
import { format } from '#site/message.ts';
import { serviceHead } from '../service-head.ts';

export const head = serviceHead(
  ({ words }) => words.serviceRequirements,
  servicePlans.requirements.consulting,
  ({ words, language }) => {
    const { plans } = words.serviceRequirements;
    const offers = (name: string, tiers: typeof servicePlans.requirements.consulting) =>
      tiers.map(({ hours, price }) => ({ name: `${name}, ${format(plans.hoursOf, language, { hours })}`, price }));
    return [
      ...offers(plans.analysis, servicePlans.requirements.consulting),
      ...offers(plans.optimization, servicePlans.requirements.optimization),
    ];
  },
);
