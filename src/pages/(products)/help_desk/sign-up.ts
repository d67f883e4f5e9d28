import { products } from '#content/catalogue/products.ts';

const suppmail = products.find(({ slug }) => slug === 'suppmail');
if (!suppmail) throw new Error('The catalogue has no Suppmail');

/** The product as the product list sells it, by the month, and where its trial begins. */
export const { price: monthlyPrice, signUp: signUpAddress } = suppmail;
