import { z } from 'zod';

/** Written as a person writes a price, `"0.0012"`, and read as ten-thousandths: text has no rounding errors. */
export const unitPrice = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'a price such as 0.0012, with four decimals at most')
  .transform((text) => {
    const [whole = '', decimals = ''] = text.split('.');
    return Number(whole + decimals.padEnd(4, '0'));
  })
  .refine((price) => price > 0, 'the price is nothing');
