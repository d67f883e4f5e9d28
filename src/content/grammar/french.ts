import { stemmer } from '@orama/stemmers/french';
import type { Grammar } from './grammar.ts';

export const french: Grammar = {
  stemmer,
  // "Or" is written as "where" is, but for the accent.
  prepareQuestion: (plain, text) => plain.replace(/\bou\b/g, /où/i.test(text) ? 'ou' : ''),
  stopWords:
    'ca cest jai tu vos cb dun aime mieux truc jamais vu eu pris pendant moment petit petite presque vraiment genre gros bout rien le la les l un une des et ou de du d au aux a en dans avec par pour sans est sont etre etait il elle on nous vous je j tu ils elles mon ma mes votre vos notre nos leur leurs se s sa son ses que qu qui quoi comment quel quelle quels quelles pourquoi si ne n pas non plus peut peux puis pouvez peuvent pourrais pourriez pouvons veux veut voudrais voulons voulez besoin ai as avez ont avons avoir aurais bonjour merci plait sur quand ce cette ces cet c y m t svp stp moi toi lui ca cela ceci donc alors mais tres bien encore deja aussi juste fait faire faites fais font dire dites voir urgent etes suis es sommes eu ete aimerais souhaite souhaiterais souhaitons savoir sais dois doit faut chez ici voici depuis jusqu tout tous toute toutes hier aujourd hui demain maintenant allez vais va vont aller oui question demande demander possible interesse interessee info informations monsieur madame quelque chose quelques aucun aucune autre autres meme memes peu beaucoup trop entre vers sous lors afin car semaine semaines mois an ans annee annees jour jours minute minutes utiliser utilise utilisez sert servir fonctionne fonctionnent entreprise entreprises compagnie petite petit equipe notre sera serait auriez avais il y cherche cherchons recois recu recevoir obtenir',
  numerals:
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt',
  tens: { trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100, mille: 1000, douzaine: 12 },
  timeUnits: /^(?:jours?|semaines?|mois|ans?|annees?|minutes?|fois)$/,
  questionWords: {
    who: /\bqui\b(?! est ce que)/,
    when: /\bquand\b/,
    where: /\bou\b/,
    howMany: /\bcombien d(?:e|['’])/,
    not: /\b(?:pas|jamais|rien|personne ne|sans|plus de|aucun\w*|impossible)\b/,
  },
  frequentWords: [
    'les',
    'et',
    'vous',
    'je',
    'pour',
    'avec',
    'est',
    'bonjour',
    'merci',
    'nous',
    'des',
    'pas',
    'votre',
    'du',
  ],
};
