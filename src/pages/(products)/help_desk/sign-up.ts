import { productOf } from '#content/catalogue/products.ts';

/** The product as the product list sells it, by the month, and where its trial begins. */
export const { price: monthlyPrice, signUp: signUpAddress } = productOf('suppmail');
