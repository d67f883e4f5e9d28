/** Whose card it is, by how its number begins. */
const brands = [
  { name: 'VISA', begins: /^4/, codeLength: 3 },
  { name: 'MASTERCARD', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, codeLength: 3 },
  { name: 'AMEX', begins: /^3[47]/, codeLength: 4 },
  { name: 'DINERS', begins: /^3(0[0-5]|[689])/, codeLength: 3 },
  { name: 'DISCOVER', begins: /^6(011|4[4-9]|5)/, codeLength: 3 },
] as const;

const anyOther = { name: 'CARD', codeLength: 3 } as const;

export function cardBrand(digits: string): { readonly name: string; readonly codeLength: number } {
  return brands.find(({ begins }) => begins.test(digits)) ?? anyOther;
}
