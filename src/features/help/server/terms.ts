import type { Language } from '#site/languages.ts';

/** Stop words, which say nothing about what a question is about. */
const stopWords: Readonly<Record<Language, string>> = {
  en: 'a an the and or of to in on for with at by from is are was be been do does did i you we he she it they my your our their me us them this that these those can could will would shall should may must have has had how what which who whom whose why there here if so as not no any some please hello hi thanks about am im when where long want need like get pls plz thx asap urgent urgently guys hey ok okay really just still very also again then than too up out into u ur r im ive id ill give gimme tell show let lets know but because since after before kindly dear sir madam today yesterday week last next day days dont doesnt didnt isnt whats wheres hows its thats one ones make made say said see yes time',
  es: 'el la los las un una unos unas y o u e de del al a en con por para sin es son ser esta estan hay lo le les se su sus mi mis tu tus me nos yo usted ustedes ellos ella que como cual cuales quien quienes porque si no puede pueden puedo podria quiero quisiera necesito tengo tiene tienen hacer hola gracias favor ya muy mas sobre algo cuando donde dura tiempo porfa porfavor xfa plis urgente pues entonces ahi aqui alla este esta esto eso esa ese estos estas bueno buenos buenas senores has he ha han haber habia vos fue era sido estoy voy va vamos ir tal dia dias semana ano hace desde hasta entre cada otro otra tambien tampoco pero aunque solo ver dar doy da dame deme digame decir saber pq xq toca mas idiota ustedes todavia aun mi mio mia suyo hora horas',
  fr: 'le la les un une des et ou de du au aux a en dans avec par pour sans est sont etre il elle on nous vous je tu ils elles mon ma mes votre vos notre nos se sa son ses que qui quoi comment quel quelle quels quelles pourquoi si ne pas peut peux puis pouvez veux voudrais besoin prendre ai avez ont bonjour merci plait sur quand longtemps dure ce cette ces y c d l j m n s t qu svp stp sil te toi moi ca cela ceci donc alors mais tres bien encore deja aussi juste fait faire faites dire dites voir urgent etes suis es sommes avons as avoir eu ete etait aimerais souhaite souhaiterais savoir dois doit faut chez ici voici depuis jusqu semaine jour jours toujours me leur leurs plus tout tous toute hier aujourd hui allez vais va aller non oui',
};

/** Synonyms, by the word that the pages use. In the form that `termOf` returns. */
const synonyms: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    price: ['cost', 'much', 'expensive', 'cheap', 'fee', 'rate', 'pricing'],
    pay: ['payment', 'paying', 'card', 'credit', 'debit', 'visa', 'mastercard', 'buy'],
    meeting: ['appointment', 'call', 'schedule', 'demo'],
    cancel: ['stop', 'quit', 'unsubscribe'],
    quote: ['quotation', 'estimate', 'proposal'],
    hour: ['open', 'opening', 'closed', 'timetable'],
    valid: ['validity', 'expire', 'expiry'],
  },
  es: {
    precio: ['cuesta', 'cuestan', 'cuanto', 'vale', 'valen', 'costo', 'valor', 'tarifa', 'caro', 'barato'],
    pagar: ['pago', 'tarjeta', 'credito', 'debito', 'comprar', 'compra'],
    reunion: ['cita', 'llamada', 'agendar', 'demo', 'videollamada'],
    cancelar: ['terminar', 'retirar'],
    cotizacion: ['cotizar', 'presupuesto', 'propuesta'],
    horario: ['atencion', 'abierto', 'abren', 'abierta', 'atienden', 'cerrado'],
    vigencia: ['valida', 'vence', 'vigente', 'validez'],
  },
  fr: {
    prix: ['coute', 'coutent', 'combien', 'cout', 'tarif', 'cher'],
    payer: ['paiement', 'carte', 'credit', 'debit', 'acheter', 'achat'],
    rencontre: ['rendez', 'appel', 'reunion', 'demo'],
    annuler: ['arreter', 'resilier'],
    soumission: ['devis', 'estimation'],
    heure: ['ouverture', 'ouvert', 'horaire', 'ferme'],
    valide: ['validite', 'expire'],
  },
};

/** A word in the form for lookup: without accents and endings. Undefined for a stop word. */
export function termOf(word: string, language: Language): string | undefined {
  const plain = withoutAccents(word);
  return isStopWord(plain, language) ? undefined : withoutEnding(plain, language);
}

/** The words of a text in their order, without accents. English writes "can't" as one word, French "n'ai" as two. */
export function plainWords(text: string, language: Language): string[] {
  const plain = withoutAccents(text);
  return (language === 'en' ? plain.replace(/['’]/g, '') : plain).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function isStopWord(plain: string, language: Language): boolean {
  return plain.length < 2 || stopWordsOf[language].has(plain);
}

/** The terms of a text without stop words, each once. */
export function termsIn(text: string, language: Language): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => termOf(word, language) ?? []))];
}

/** The concepts of a question: each term with its synonyms. Two terms that mean the same are one concept. */
export function conceptsIn(question: string, language: Language): string[][] {
  const concepts = new Map<string, string[]>();
  for (const term of termsIn(question, language)) {
    const others = synonymsOf[language].get(term) ?? [];
    // The word that the pages use has several synonyms, and each of those has this word alone.
    const meaning = others.length === 1 ? (others[0] ?? term) : term;
    concepts.set(meaning, [...new Set([...(concepts.get(meaning) ?? []), term, ...others])]);
  }
  return [...concepts.values()];
}

/** A page with a price is also found by this word, even if it does not contain it. */
export const priceWord: Readonly<Record<Language, string>> = { en: 'price', es: 'precio', fr: 'prix' };

/** Makes singular and plural the same: `fees`, `tarjetas`, `clientes`, `horaires`. */
function withoutEnding(word: string, language: Language): string {
  if (language === 'en') return word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/s$/, '');
  return word.length < 5 ? word : word.replace(/[sx]$/, '').replace(/e$/, '');
}

const byLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
});

const stopWordsOf = byLanguage((language) => new Set(stopWords[language].split(' ')));

const synonymsOf = byLanguage((language) => {
  const found = new Map<string, string[]>();
  for (const [word, others] of Object.entries(synonyms[language])) {
    const term = withoutEnding(word, language);
    for (const other of others) found.set(withoutEnding(other, language), [term]);
    found.set(
      term,
      others.map((other) => withoutEnding(other, language)),
    );
  }
  return found;
});
