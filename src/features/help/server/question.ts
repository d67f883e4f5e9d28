import { type ProductSlug, productSlugs } from '#content/catalogue/products.ts';
import { type Currency, currencies } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import type { Counts, Features } from './count-ways.ts';
import { featuresOf, silentUnits } from './features-of.ts';
import type { ReadUnits, Unit } from './read-question.ts';
import { stemsIn } from './terms.ts';

/** What a question says, compared with all ways to ask. */
export interface Question {
  readonly units: readonly (Unit & { readonly stems: readonly string[]; readonly weight: number })[];
  readonly features: Features;
  readonly numbers: readonly number[];
  /** Those that it names or, if it names none, says the work of. */
  readonly products: readonly ProductSlug[];
  readonly namesProduct: boolean;
  readonly currency: Currency | undefined;
}

interface Options {
  readonly read: ReadUnits;
  readonly counts: Counts;
  readonly language: Language;
}

/** The names of a country, its cities and its money. */
const sellsIn: Readonly<Record<Currency, string>> = { cop: 'c:colombia', usd: 'c:unitedStates', cad: 'c:canada' };

/** What a word counts that is in no way to ask. */
const strangeWeight = 8;

export function createQuestionReader({ read, counts, language }: Options): (text: string) => Question {
  return (text) => {
    const said = read(text);
    // "Who are you?" says nothing but with words that mostly say nothing.
    const units = (said.length > 0 ? said : silentUnits(text, language)).map((unit) => ({
      ...unit,
      stems: stemsIn(unit.word, language),
      weight: Math.max(...unit.features.map(counts.rarityOf)) || strangeWeight,
    }));
    const features = featuresOf(text, said, language);
    const named = currencies.filter((currency) => units.some((unit) => unit.features.includes(sellsIn[currency])));
    return {
      units,
      features,
      numbers: units.flatMap(({ number }) => number ?? []),
      products: productsIn(units),
      namesProduct: units.some(({ product }) => product),
      currency: named.length === 1 ? named[0] : undefined,
    };
  };
}

function productsIn(units: readonly Unit[]): readonly ProductSlug[] {
  const named = units.flatMap(({ product }) => product ?? []);
  if (named.length > 0) return named.slice(0, 1);
  const said = new Set(units.flatMap(({ features }) => features));
  return productSlugs.filter((slug) => said.has(`c:${slug}`));
}
