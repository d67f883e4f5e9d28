import type { CountryId } from '#site/countries.ts';
import type { Currency } from '#site/currencies.ts';
import type { Language } from '#site/languages.ts';
import type { Random } from './random.ts';

/** The demo has people who write in these. */
export type DemoLanguage = Extract<Language, 'es' | 'en' | 'fr'>;

/** An invented person, perhaps of an invented company. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly language: DemoLanguage;
  readonly country: CountryId;
  readonly currency: Currency;
  readonly zone: string;
  readonly hasAccount: boolean;
}

interface Place {
  /** Of all people, in percent. */
  readonly share: number;
  readonly language: DemoLanguage;
  readonly country: CountryId;
  readonly currency: Currency;
  readonly zone: string;
  /** Numbers that are reserved for films and examples; a country without such numbers has none here. */
  readonly phone?: (random: Random) => string;
}

const two = (random: Random) => String(random.between(0, 99)).padStart(2, '0');
const american = (area: string) => (random: Random) => `+1${area}55501${two(random)}`;

const places: readonly Place[] = [
  // Colombia reserves no numbers for examples. No operator uses 300 followed by zeros.
  {
    share: 62,
    language: 'es',
    country: 'co',
    currency: 'cop',
    zone: 'America/Bogota',
    phone: (random) => `+5730000000${two(random)}`,
  },
  {
    share: 5,
    language: 'es',
    country: 'us',
    currency: 'usd',
    zone: 'America/New_York',
    phone: american('305'),
  },
  {
    share: 10,
    language: 'en',
    country: 'us',
    currency: 'usd',
    zone: 'America/Chicago',
    phone: american('512'),
  },
  {
    share: 6,
    language: 'en',
    country: 'ca',
    currency: 'cad',
    zone: 'America/Toronto',
    phone: american('416'),
  },
  {
    share: 8,
    language: 'fr',
    country: 'ca',
    currency: 'cad',
    zone: 'America/Toronto',
    phone: american('514'),
  },
  {
    share: 5,
    language: 'es',
    country: 'es',
    currency: 'usd',
    zone: 'Europe/Madrid',
  },
  {
    share: 1,
    language: 'es',
    country: 'gq',
    currency: 'usd',
    zone: 'Africa/Malabo',
  },
  {
    share: 2,
    language: 'en',
    country: 'au',
    currency: 'usd',
    zone: 'Australia/Sydney',
    phone: () => '+61491570156',
  },
  {
    share: 1,
    language: 'en',
    country: 'jp',
    currency: 'usd',
    zone: 'Asia/Tokyo',
  },
];

const givenNames: Readonly<Record<DemoLanguage, readonly string[]>> = {
  es: [
    'Alba',
    'Benicio',
    'Celeste',
    'Darío',
    'Elvira',
    'Fermín',
    'Gala',
    'Horacio',
    'Iris',
    'Jacinto',
    'Lucero',
    'Milagros',
    'Nicanor',
    'Olivia',
    'Prudencio',
    'Rosaura',
    'Saúl',
    'Telma',
    'Ulises',
    'Violeta',
    'Ximena',
    'Zoilo',
  ],
  en: [
    'Amber',
    'Bram',
    'Clover',
    'Dexter',
    'Ember',
    'Fletcher',
    'Ginger',
    'Hollis',
    'Ivy',
    'Jasper',
    'Kit',
    'Laurel',
    'Merritt',
    'Nell',
    'Orson',
    'Piper',
    'Quentin',
    'Rowan',
    'Sage',
    'Tansy',
    'Wren',
  ],
  fr: [
    'Aubépine',
    'Basile',
    'Capucine',
    'Désiré',
    'Églantine',
    'Firmin',
    'Garance',
    'Hyacinthe',
    'Iris',
    'Léonce',
    'Maëlle',
    'Narcisse',
    'Odilon',
    'Pervenche',
    'Séraphin',
    'Violaine',
    'Zéphyrin',
  ],
};

const surnames: Readonly<Record<DemoLanguage, readonly string[]>> = {
  es: [
    'Arroyo Claro',
    'Brisamar',
    'Campoverde',
    'Del Farol',
    'Escampa',
    'Floresta',
    'Girasol',
    'Hojasanta',
    'Luna Parda',
    'Montesol',
    'Nochebuena',
    'Ñandú',
    'Piedrahueca',
    'Quitasol',
    'Riofrío',
    'Solarte',
    'Tresaguas',
    'Vientonorte',
    'Yerbabuena',
  ],
  en: [
    'Applewhistle',
    'Brambleford',
    'Copperfence',
    'Dapplewood',
    'Fernquist',
    'Gooselake',
    'Hazelmere',
    'Inkwell',
    'Kettleby',
    'Larkspire',
    'Mapleton-Gray',
    'Nettlefield',
    'O’Dandelion',
    'Pebblecroft',
    'Quillfeather',
    'Starboard',
    'Thistledown',
    'Umberlake',
    'Winterbottle',
  ],
  fr: [
    'Beaumarron',
    'Clairdelune',
    'Chantepluie',
    'D’Épinevinette',
    'Feuillaison',
    'Grandcerf',
    'L’Étang-Rond',
    'Montaigu-Bleu',
    'Noisetier',
    'Pinchaud',
    'Quatrevents',
    'Rivebelle',
    'Sapinière',
    'Troischênes',
    'Vertefeuille',
  ],
};

interface CompanyWords {
  readonly trades: readonly string[];
  readonly things: readonly string[];
  readonly forms: readonly string[];
  /** The order of the parts. */
  readonly compose: (trade: string, thing: string, form: string) => string;
}

/** Things that no company would be called after. */
const companies: Readonly<Record<DemoLanguage, CompanyWords>> = {
  es: {
    trades: [
      'Transportes',
      'Panadería',
      'Ferretería',
      'Clínica',
      'Agencia',
      'Colegio',
      'Editorial',
      'Lavandería',
      'Muebles',
      'Viveros',
      'Logística',
      'Estudio',
      'Librería',
      'Consultores',
    ],
    things: [
      'Nube Cuadrada',
      'Tortuga Veloz',
      'Tren de Papel',
      'Luna con Ruedas',
      'Cangrejo Zurdo',
      'Paraguas Amarillo',
      'Colibrí Sin Prisa',
      'Siete Tejas Rojas',
      'Gato del Tejado',
      'Botella de Lluvia',
      'Montaña Portátil',
      'Pez con Sombrero',
    ],
    forms: ['S. A. S.', 'y Cía.', 'Ltda.', ''],
    compose: (trade, thing, form) => `${trade} ${thing} ${form}`.trim(),
  },
  en: {
    trades: [
      'Freight',
      'Bakery',
      'Dental',
      'Logistics',
      'Books',
      'Furniture',
      'Nurseries',
      'Insurance',
      'Movers',
      'Studio',
      'Charter School',
      'Hardware',
    ],
    things: [
      'Square Cloud',
      'Left-Handed Lobster',
      'Paper Train',
      'Yellow Umbrella',
      'Quiet Trombone',
      'Seven Red Tiles',
      'Portable Mountain',
      'Hatted Fish',
      'Unhurried Hummingbird',
      'Bottled Rain',
    ],
    forms: ['Inc.', 'LLC', '& Daughters', ''],
    compose: (trade, thing, form) => `${thing} ${trade} ${form}`.trim(),
  },
  fr: {
    trades: [
      'Transport',
      'Boulangerie',
      'Clinique',
      'Librairie',
      'Menuiserie',
      'Pépinière',
      'Atelier',
      'Agence',
      'Quincaillerie',
    ],
    things: [
      'du Nuage Carré',
      'du Homard Gaucher',
      'du Train de Papier',
      'du Parapluie Jaune',
      'de la Pluie en Bouteille',
      'du Poisson Chapeauté',
      'de la Montagne Pliante',
      'des Sept Tuiles',
    ],
    forms: ['inc.', 'et filles', ''],
    compose: (trade, thing, form) => `${trade} ${thing} ${form}`.trim(),
  },
};

/** People whose addresses are all different and lead nowhere: `.example` and `example.com` belong to nobody. */
export function invent(count: number, random: Random): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const place = random.weighted(places, ({ share }) => share);
    const { language, country, currency, zone } = place;
    const given = random.pick(givenNames[language]);
    const surname = random.pick(surnames[language]);
    const words = companies[language];
    const company = random.chance(0.6)
      ? words.compose(random.pick(words.trades), random.pick(words.things), random.pick(words.forms))
      : null;
    const domain = company ? `${slug(company)}.example` : 'example.com';
    let email = '';
    for (let number = 0; email === '' || taken.has(email); number++) {
      email = `${slug(given)}.${slug(surname)}${number || ''}@${domain}`;
    }
    taken.add(email);
    return {
      id: random.uuid(),
      name: `${given} ${surname}`,
      email,
      company,
      phone: random.chance(0.45) ? (place.phone?.(random) ?? null) : null,
      language,
      country,
      currency,
      zone,
      hasAccount: random.chance(0.25),
    };
  });
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|[’.&]/gu, '')
    .trim()
    .replace(/[^a-z0-9]+/g, '-');
}
