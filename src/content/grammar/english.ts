import { stemmer } from '@orama/stemmers/english';
import type { Grammar } from './grammar.ts';

export const english: Grammar = {
  stemmer,
  // “Can’t” is one word.
  prepareWords: (plain) => plain.replace(/['’]/g, ''),
  stopWords:
    'yall folks guys gonna gotta wanna keep keeps thru thru smth w bit stuff kinda sorta must set run runs bring take takes taken took put left been hand anyone there whats whos since onto off over back way ways kind sort else hello a an the and or of to in on for with at by from is are was be been being do does did doing done i you we he she it they my your our their his her me us them this that these those can could cannot cant will would shall should may might must have has had having how what which who whom whose why there here if so as not no any some please hello hi thanks about am im when where want wants need needs like get gets getting got pls plz thx asap urgent urgently guys hey ok okay really just still very also again then than too up out into u ur r ive id ill give gives gimme tell show let lets know because since after before kindly dear sir madam mr mrs dont doesnt didnt isnt wont arent whats wheres hows its thats one ones make makes made say says said see yes yeah question wondering wonder would possible possibly able think looking look trying interested curious quick actually maybe however but only even much many lot now today tomorrow tonight yesterday week weeks month months year years day days minute minutes ago last next still yet use uses using used thing things something anything someone put go going goes come comes via per each every all both more most other another such already soon own same work works working business company companies small team our',
  numerals:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  tens: {
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    dozen: 12,
  },
  timeUnits: /^(?:days?|weeks?|months?|years?|minutes?|mins?|times?)$/,
  questionWords: {
    who: /\b(?:who|whos|whose|whom)\b/,
    when: /\b(?:when|until when)\b/,
    where: /\b(?:where|wheres)\b/,
    howMany: /\bhow many\b/,
    not: /\b(?:not|no|never|nothing|cannot|without|\w+n['’]?t|wont|dont)\b/,
  },
  frequentWords: [
    'the',
    'and',
    'you',
    'is',
    'for',
    'we',
    'of',
    'to',
    'our',
    'with',
    'hello',
    'thanks',
    'please',
    'have',
  ],
};
