import type { ProductSlug } from '#content/catalogue/products.ts';
import type { SiteVariant } from '#site/site-variant.ts';
import type { PriceStyle } from './prices.ts';
import type { Counted } from './topics.ts';

/** What only features above this one know. */
export interface OtherFacts {
  /** Of a support request. */
  readonly files: number;
  readonly megabytes: number;
  readonly exampleReference: string;
  /** The characters of a text message, in either alphabet, alone and as a part. */
  readonly smsAlone: number;
  readonly smsPart: number;
  readonly fullAlone: number;
  readonly fullPart: number;
}

export interface AnswerStyle extends PriceStyle {
  readonly variant: SiteVariant;
  readonly others: OtherFacts;
}

/** What an answer is about, beside its topic. */
export interface About {
  readonly product?: ProductSlug | undefined;
  readonly counted?: { readonly what: Counted; readonly count: number } | undefined;
}
