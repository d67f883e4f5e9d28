import { productOf } from '#content/catalogue/products.ts';

/** The product as the product list sells it, by the month, and the URL of its trial. */
export const { price: monthlyPrice, signUp: signUpAddress } = productOf('suppmail');
