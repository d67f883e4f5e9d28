/**
 * The company's data. The owner changes this one file; nothing here is repeated anywhere else. Placeholders: addresses,
 * numbers and links below are stand-ins until the owner puts in real ones.
 */
export const brand = {
  name: 'Hormiga',
  /** The public URL of the site, without a final slash: canonical URLs are made from it. */
  siteUrl: 'https://www.hormiga.example',
  legalName: 'Hormiga Software S.A.S.',
  /** Identifies this site to the company's ticket and payment services. */
  apiClient: 'hormiga-web',
  email: {
    contact: 'hola@hormiga.example',
    support: 'soporte@hormiga.example',
    investors: 'inversionistas@hormiga.example',
    careers: 'talento@hormiga.example',
    /** The person or department responsible for data protection, which the law requires. */
    dataOfficer: 'datos@hormiga.example',
    /** The e-mail address of each country's team. */
    colombia: 'colombia@hormiga.example',
    usa: 'usa@hormiga.example',
    canada: 'canada@hormiga.example',
  },
  /** Country code and number, digits only, as WhatsApp requires it. */
  whatsapp: '573000000000',
  postalAddress: { city: 'Bucaramanga, Santander', country: 'co' },
  taxId: '900.000.000-0',
  blog: 'https://medium.com/hormiga-example',
  /** The partner's site, which the footer promotes. */
  partnerSite: 'https://www.partner.example',
  /** The company's page on the platform where people offer work by the hour. */
  hourlyWork: 'https://www.hourly-work.example/hormiga',
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/hormiga.example' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/hormiga-example' },
    { network: 'youtube', url: 'https://www.youtube.com/@hormiga-example' },
    { network: 'twitter', url: 'https://twitter.com/hormiga_example' },
    { network: 'medium', url: 'https://medium.com/@hormiga-example' },
  ],
} as const;

export type SocialNetwork = (typeof brand.social)[number]['network'];

/** A chat with the company, with a prefilled message if one is given. */
export function whatsappChat(text?: string): `https://wa.me/${string}` {
  const chat = `https://wa.me/${brand.whatsapp}` as const;
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}
