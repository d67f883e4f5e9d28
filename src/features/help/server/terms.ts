import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import type { Language } from '#site/languages.ts';

/** Words that say nothing about what a question is about, unless they are part of a phrase such as "log in". */
const stopWords: Readonly<Record<Language, string>> = {
  en: 'yall folks guys gonna gotta wanna keep keeps thru thru smth w bit stuff kinda sorta must set run runs bring take takes taken took put left been hand anyone there whats whos since onto off over back way ways kind sort else hello a an the and or of to in on for with at by from is are was be been being do does did doing done i you we he she it they my your our their his her me us them this that these those can could cannot cant will would shall should may might must have has had having how what which who whom whose why there here if so as not no any some please hello hi thanks about am im when where want wants need needs like get gets getting got pls plz thx asap urgent urgently guys hey ok okay really just still very also again then than too up out into u ur r ive id ill give gives gimme tell show let lets know because since after before kindly dear sir madam mr mrs dont doesnt didnt isnt wont arent whats wheres hows its thats one ones make makes made say says said see yes yeah question wondering wonder would possible possibly able think looking look trying interested curious quick actually maybe however but only even much many lot now today tomorrow tonight yesterday week weeks month months year years day days minute minutes ago last next still yet use uses using used thing things something anything someone put go going goes come comes via per each every all both more most other another such already soon own same work works working business company companies small team our',
  es: 'q d x parce hermano mijo amigo pa osea harto llevo llevar vez veces toca montar bien mal cuadrar pasan pase pasenme pongan dejar deja dejo sacar sale salir manejan manejar ustds uds porque bastante ninguna noche sigo sigue seguir sobra sobran ocupo recien el la los las un una unos unas y o u e de del al a en con por para sin es son ser esta estan estaba estar hay lo le les se su sus mi mis me nos yo usted ustedes uds ud ellos ella ellas el que como cual cuales quien quienes porque si no puede pueden puedo podria podrian podemos quiero quisiera queremos necesito necesitamos necesita tengo tiene tienen tenemos hacer hace hacen hago hola gracias favor ya muy mas sobre algo cuando donde porfa porfavor xfa plis urgente pues entonces ahi aqui alla este esto eso esa ese estos estas esos bueno buenos buenas senores sres doctor has he ha han haber habia vos fue era sido estoy voy va vamos ir tal desde hasta entre cada otro otra otros otras tambien tampoco pero aunque solo ver dar dan doy da dame deme denme digame dime decir saber pq xq q k xk toca todavia aun mio mia suyo suya pregunta duda consulta gustaria quisieramos ayuda ayudar ayudeme informacion info sabe saben algun alguna alguno ninguno ningun cosa cosas poder deseo desearia posible interesado interesa disculpe disculpen perdon amigos oiga oigan vea mire nuestro nuestra nuestros hoy manana ayer semana semanas mes meses ano anos dia dias minuto minutos ahora usar uso uso usa usan utilizar sirve sirven funciona parte todo todos toda todas mucho muchos mucha cuanto cuantos cuanta mismo misma empresa empresas negocio pequena pequeno equipo nuestra estamos somos soy siendo hago ustds',
  fr: 'ca cest jai tu vos cb dun aime mieux truc jamais vu eu pris pendant moment petit petite presque vraiment genre gros bout rien le la les l un une des et ou de du d au aux a en dans avec par pour sans est sont etre etait il elle on nous vous je j tu ils elles mon ma mes votre vos notre nos leur leurs se s sa son ses que qu qui quoi comment quel quelle quels quelles pourquoi si ne n pas non plus peut peux puis pouvez peuvent pourrais pourriez pouvons veux veut voudrais voulons voulez besoin ai as avez ont avons avoir aurais bonjour merci plait sur quand ce cette ces cet c y m t svp stp moi toi lui ca cela ceci donc alors mais tres bien encore deja aussi juste fait faire faites fais font dire dites voir urgent etes suis es sommes eu ete aimerais souhaite souhaiterais souhaitons savoir sais dois doit faut chez ici voici depuis jusqu tout tous toute toutes hier aujourd hui demain maintenant allez vais va vont aller oui question demande demander possible interesse interessee info informations monsieur madame quelque chose quelques aucun aucune autre autres meme memes peu beaucoup trop entre vers sous lors afin car semaine semaines mois an ans annee annees jour jours minute minutes utiliser utilise utilisez sert servir fonctionne fonctionnent entreprise entreprises compagnie petite petit equipe notre sera serait auriez avais il y cherche cherchons recois recu recevoir obtenir',
};

export const byLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
});

const stopWordsOf = byLanguage((language) => new Set(stopWords[language].split(' ')));

export function isStopWord(plain: string, language: Language): boolean {
  return plain.length < 2 || stopWordsOf[language].has(plain);
}

/** The words of a text in their order, without accents. English writes "can't" as one word, French "n'ai" as two. */
export function plainWords(text: string, language: Language): string[] {
  const plain = withoutAccents(text).replace(/24 ?[/x] ?7/g, '247h');
  return (language === 'en' ? plain.replace(/['’]/g, '') : plain).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function withoutAccents(text: string): string {
  // Most texts have none.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const stemmers = { en: stemEnglish, es: stemSpanish, fr: stemFrench } as const;

/** Longer strings are not words. */
export const longestWord = 30;

/** Stems of the site's own words, which are read again and again. Bounded, because visitors add theirs. */
const knownStems = byLanguage(() => new Map<string, string>());
const mostKnownStems = 15_000;

/** The stem of a word without accents: "cotizacion" and "cotizaciones" have the same. */
export function stemOf(word: string, language: Language): string {
  if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return word;
  const known = knownStems[language].get(word);
  if (known !== undefined) return known;
  const stem = makeStem(word, language);
  if (knownStems[language].size < mostKnownStems) knownStems[language].set(word, stem);
  return stem;
}

function makeStem(word: string, language: Language): string {
  // The rules of Spanish look for accents, which many people leave out.
  const accented = language === 'es' ? word.replace(/([cs])ion$/, '$1ión') : word;
  return withoutAccents(stemmers[language](accented));
}

/** The stems of the words of a text, in their order. */
export function stemsIn(text: string, language: Language): string[] {
  return plainWords(text, language).map((word) => stemOf(word, language));
}

const questionWords: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    who: /\b(?:who|whos|whose|whom)\b/,
    when: /\b(?:when|until when)\b/,
    where: /\b(?:where|wheres)\b/,
    howMany: /\bhow many\b/,
    not: /\b(?:not|no|never|nothing|cannot|without|\w+n['’]?t|wont|dont)\b/,
  },
  es: {
    who: /\bquien(?:es)?\b/,
    when: /\bcuando\b/,
    where: /\b(?:a?donde)\b/,
    howMany: /\bcuant[oa]s\b/,
    not: /\b(?:no|nunca|ningun\w*|nadie|sin|nada)\b/,
  },
  fr: {
    who: /\bqui\b(?! est ce que)/,
    when: /\bquand\b/,
    where: /\bou\b/,
    howMany: /\bcombien d(?:e|['’])/,
    not: /\b(?:pas|jamais|rien|personne ne|sans|plus de|aucun\w*|impossible)\b/,
  },
};

/** What a question asks for, as far as a word says it. */
export function questionWordsIn(text: string, language: Language): ReadonlySet<string> {
  const plain = withoutAccents(text);
  // "Or" is written as "where" is, but for the accent.
  const asked = language === 'fr' ? plain.replace(/\bou\b/g, /où/i.test(text) ? 'ou' : '') : plain;
  return new Set(Object.entries(questionWords[language]).flatMap(([name, word]) => (word.test(asked) ? [name] : [])));
}

/** All texts in a part of the words. */
export function textsIn(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(textsIn);
}
