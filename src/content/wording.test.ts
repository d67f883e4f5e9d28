import { expect, it } from 'vitest';
import { type Language, languageCodes } from '#site/languages.ts';
import { textsIn } from './testing-texts.ts';

interface Rule {
  readonly wrong: RegExp;
  /** The word that the site uses. */
  readonly use: string;
  /** Paths where the word means something else. */
  readonly except?: RegExp;
}

/** What the team reads, where a request is called a ticket. */
const console = /› (staff|staffOrders|inbox|incomingMail|overview|customers|team|mail › (team|reply)) ›/;

/** One word for one thing. English is spelled as in the USA; pages for Canada are changed by the server. */
const rules: Partial<Readonly<Record<Language, readonly Rule[]>>> = {
  en: [
    { wrong: /\b(kilomet|lit|met|cent|theat|fib)res?\b/i, use: '-er, as in center' },
    { wrong: /\b(col|fav|neighb|behavi|hon|lab)our/i, use: '-or, as in color' },
    {
      wrong: /\b(organ|recogn|summar|custom|optim|minim|author|priorit|categor|final)is(e|es|ed|ing|ation)\b/i,
      use: '-ize',
    },
    { wrong: /\bcatalogues?\b/i, use: 'catalog' },
    { wrong: /\binstalments?\b/i, use: 'installment' },
    { wrong: /\blicences?\b/i, use: 'license' },
    { wrong: /\bgrey/i, use: 'gray' },
    { wrong: /\bpractis/i, use: 'practice' },
    { wrong: /\b(cancel|model|label|travel)l(ed|ing)\b/i, use: 'one l, as in canceled' },
    { wrong: /\b(fulfil|enrol)\b/i, use: 'fulfill, enroll' },
    { wrong: /\bprogrammes?\b/i, use: 'program' },
    { wrong: /\bon holiday\b/i, use: 'on vacation' },
    { wrong: /\bby post\b/i, use: 'by mail' },
    { wrong: /\bwhilst\b|\btowards\b/i, use: 'while, toward' },
    { wrong: /\btickets?\b/i, use: 'request', except: console },
  ],
  es: [
    {
      wrong: /devoluci|devuelt|devolv|devuelv/i,
      use: 'reembolso, reembolsar',
      // A document goes back to its author, and a backup brings something back.
      except: /› (pugobox|backups) ›/,
    },
    { wrong: /(?<!\p{L})p[uú]ls(e|a|ar|arlo|elo|ela)(?!\p{L})|haga clic|oprim/iu, use: 'presione' },
    { wrong: /(?<!\p{L})ingres(ar|a|e|ó|an)(?!\p{L})/iu, use: 'iniciar sesión; registrar, of data' },
    { wrong: /reuni[óo]n (movida|cambiada)|movida:/i, use: 'reprogramada' },
    { wrong: /número de caso/i, use: 'número de referencia' },
    { wrong: /tickets?(?!\p{L})/iu, use: 'solicitud; caso, in the console' },
    { wrong: /(?<!\p{L})lo atend/iu, use: '«le» with atender' },
    { wrong: /(?<!las )(?<!\p{L})políticas de privacidad/u, use: 'política de privacidad' },
    { wrong: /^Novedades$/, use: 'what it is: only news are «novedades»' },
    { wrong: /lista conocida/i, use: 'sus suscriptores' },
  ],
  fr: [
    { wrong: /(?<![\p{L}_])e-?mails?(?!\p{L})/iu, use: 'courriel' },
    { wrong: /en masse/i, use: 'massif, à tous' },
    { wrong: /(?<!\p{L})soutien/iu, use: 'assistance' },
    { wrong: /merci de (?!nous |votre )|s’il vous plaît/i, use: 'Veuillez' },
    { wrong: /(?<!\p{L})(n°|no\.? ?(?=\d))/u, use: 'N°' },
    { wrong: /(?<!\p{L})tickets?(?!\p{L})/iu, use: 'demande; dossier, in the console' },
    { wrong: /liste connue/i, use: 'vos abonnés' },
    { wrong: /(?<!\p{L})rencontres?(?!\p{L})/iu, use: 'rendez-vous' },
    { wrong: /n’a pas passé/i, use: 'n’est pas passé' },
  ],
};

/** An answer of the help may repeat the word that visitors ask with. */
const searched = /› help(Answers|Topics) ›/;

it.each(languageCodes)('%s has one word for one thing', (language) => {
  const texts = textsIn(language).filter(([path]) => !searched.test(path));
  const found = (rules[language] ?? []).flatMap(({ wrong, use, except }) =>
    texts
      .filter(([path, text]) => wrong.test(withoutPlaceholders(text)) && !except?.test(path))
      .map(([path, text]) => `${path}: "${text}" → ${use}`),
  );
  expect(found).toEqual([]);
});

/** Their names are those of the code. */
function withoutPlaceholders(text: string): string {
  return text.replace(/\{\w+/g, '');
}
