import { productOf } from '#content/catalogue/products.ts';

/** The URL of the product's trial. */
export const { signUp: signUpAddress } = productOf('suppmail');
