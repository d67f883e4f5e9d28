import type { DemoLanguage } from '#app/testing-demo/people.ts';

/** What is asked, what the team answers, and what the visitor writes then. `{company}` and `{product}` are filled in. */
export interface Conversation {
  readonly ask: string;
  readonly answer: string;
  readonly reply: string;
  readonly page: string;
}

const pages = [
  '/contact',
  '/products/wabot',
  '/services/api',
  '/products/suppmail',
  '/support',
  '/email-masivo',
  '/development/api',
  '/tryit',
];

type Lines = readonly (readonly [ask: string, answer: string, reply: string])[];

const lines: Readonly<Record<DemoLanguage, Lines>> = {
  es: [
    [
      'Buenas tardes. Somos {company} y queremos saber cuánto cuesta {product} para doce personas, por un año.',
      'Buenas tardes. Para doce personas por un año le acabamos de preparar una cotización; la puede pagar con tarjeta desde la misma página. ¿Necesita también la instalación?',
      'Sí, con instalación, por favor. ¿Cuánto demora?',
    ],
    [
      'Hola, ¿{product} se puede conectar con nuestro sistema de inventario? Tiene una API propia.',
      'Hola. Sí: {product} tiene una API y nosotros hacemos la conexión. ¿Nos puede enviar la documentación de su sistema?',
      'Claro que sí, la adjunto mañana. Gracias por responder tan rápido.',
    ],
    [
      'Necesitamos facturación electrónica antes de fin de mes. ¿Alcanzan a ayudarnos?',
      'Sí, lo hacemos en cinco días hábiles después de recibir el certificado de la DIAN. Le propongo una reunión de treinta minutos para ver los detalles.',
      'Perfecto, ya reservé una reunión para el jueves.',
    ],
    [
      'No me llega el código para entrar a mi cuenta. Ya revisé el correo no deseado.',
      'Revisamos el envío: su servidor lo devolvió porque el buzón está lleno. Libere espacio y pida otro código; dura diez minutos.',
      'Era eso. Ya pude entrar, mil gracias.',
    ],
    [
      '¿Hacen envíos masivos de correo con nuestra propia dirección? Serían unos 40.000 al mes.',
      'Sí. Con 40.000 al mes le conviene el paquete mediano; lo configuramos con su dominio y le avisamos cuando esté listo.',
      'Listo, ya pagué el paquete. Quedo atenta.',
    ],
    [
      'El bot contesta dos veces el mismo mensaje desde ayer a las 10. ¿Pueden mirar?',
      'Gracias por avisar. Encontramos una regla repetida y ya la quitamos. ¿Nos confirma si sigue pasando?',
      'Ya no pasa. Excelente servicio.',
    ],
    [
      'Quisiera una demostración de {product} para mi equipo, somos cuatro y tenemos poco tiempo.',
      'Con gusto. En la página de reuniones puede elegir la hora que prefiera; dura treinta minutos y queda grabada si lo desea.',
      'Gracias, reservada.',
    ],
  ],
  en: [
    [
      'Hi! We are {company} and would like to know what {product} costs for eight people, billed yearly.',
      'Hi, and thanks for writing. For eight people it is the yearly plan; I have prepared a quote that you can pay by card from its page. Do you need help with the set-up?',
      'Yes please, a short call would help us a lot.',
    ],
    [
      'Does {product} have an API? Our developers would like to read the documentation before we decide.',
      'It does. The documentation is public, and a trial key works for seven days without a card. Tell us if anything is unclear.',
      'Great, they are trying it now.',
    ],
    [
      'Our invoice shows the old company name. Could you send it again with the new one?',
      'Of course. Please send us the new name and tax number, and we will issue it again today.',
      'Sent by separate mail. Thank you!',
    ],
    [
      'Messages from {product} arrive about twenty minutes late since this morning.',
      'Thanks for telling us. The queue was slow between 8:10 and 9:40 and is back to normal; nothing was lost.',
      'Confirmed, all good now.',
    ],
    [
      'Can you build a dashboard on top of our sales database? PostgreSQL, about two million rows.',
      'Yes, that is the kind of work we like. Could we have thirty minutes this week to see the questions it has to answer?',
      'Booked for Wednesday.',
    ],
  ],
  fr: [
    [
      'Bonjour, ici {company}. Combien coûte {product} pour six personnes, à l’année?',
      'Bonjour et merci de votre message. Pour six personnes, c’est le forfait annuel; je vous ai préparé un devis payable par carte. Avez-vous besoin d’aide pour l’installation?',
      'Oui, volontiers. Un appel la semaine prochaine?',
    ],
    [
      'Est-ce que {product} fonctionne en français pour nos clients?',
      'Oui, entièrement : l’interface, les courriels et les réponses automatiques. L’essai de sept jours est gratuit.',
      'Parfait, nous commençons l’essai aujourd’hui.',
    ],
    [
      'Nous n’avons pas reçu la confirmation de notre rendez-vous de jeudi.',
      'Votre rendez-vous est bien réservé; je viens de vous renvoyer la confirmation avec le lien.',
      'Reçue cette fois, merci!',
    ],
    [
      'Pouvez-vous relier notre boutique en ligne à la comptabilité? Environ 300 commandes par mois.',
      'Oui, nous l’avons déjà fait pour d’autres boutiques. Quel logiciel de comptabilité utilisez-vous?',
      'Un logiciel maison, avec une API. Je vous envoie la documentation.',
    ],
  ],
};

export function conversationsIn(language: DemoLanguage): readonly Conversation[] {
  return lines[language].map(([ask, answer, reply], index) => ({
    ask,
    answer,
    reply,
    page: pages[index % pages.length] ?? '/contact',
  }));
}

/** About an order, a quote or a meeting of the same person. */
export const followUps: Readonly<Record<DemoLanguage, readonly Pick<Conversation, 'ask' | 'answer'>[]>> = {
  es: [
    {
      ask: '¿Cuándo queda activo lo que pagué? Mi referencia es {reference}.',
      answer: 'Ya está activo. Le enviamos los accesos por correo; cualquier duda, aquí estamos.',
    },
    {
      ask: '¿Puedo cambiar algo de {reference}? Somos dos personas más.',
      answer: 'Claro. Le preparo otra cotización con dos personas más y anulamos la anterior.',
    },
  ],
  en: [
    {
      ask: 'Could you tell me when {reference} will be delivered?',
      answer: 'It is done: you will find the details in your mail. Let us know if anything is missing.',
    },
  ],
  fr: [
    {
      ask: 'Pouvez-vous me dire où en est {reference}?',
      answer: 'C’est prêt : vous trouverez les accès dans votre courriel. Dites-nous s’il manque quelque chose.',
    },
  ],
};

export const spam: readonly string[] = [
  'Get 10000 visitors to your website today!!! http://cheap-visitors.example http://visitors.example/now',
  'Dear webmaster, your site is not on the first page. We guarantee the first place: http://first-place.example',
  'Préstamos inmediatos sin requisitos, escriba ya a http://prestamos.example',
  'Crypto signals, 300 % in a week: http://signals.example http://signals.example/join http://signals.example/vip',
];

/** Where visitors came from, with the share of each; a third of all have no campaign. */
export const campaigns: readonly (readonly [weight: number, campaign: Readonly<Record<string, string>>])[] = [
  [34, {}],
  [18, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'mesa_de_ayuda_colombia' }],
  [12, { utm_source: 'boletin', utm_medium: 'email', utm_campaign: 'novedades_del_mes' }],
  [9, { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'facturacion_electronica' }],
  [8, { utm_source: 'linkedin', utm_medium: 'social', utm_campaign: 'transporte_y_logistica' }],
  [7, { referrer: 'https://search.example/' }],
  [5, { utm_source: 'partner', utm_medium: 'referral', utm_campaign: 'camara_de_comercio' }],
  [4, { utm_source: 'feria', utm_medium: 'qr', utm_campaign: 'feria_de_tecnologia_bogota' }],
  [3, { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'canada_launch' }],
];

/** What the team writes first about an order, a quote or a meeting, and what the customer may reply. */
export const openings: Readonly<Record<DemoLanguage, readonly Pick<Conversation, 'ask' | 'reply'>[]>> = {
  es: [
    {
      ask: 'Buenas tardes. Para entregar {reference} nos falta el logo en buena resolución y los nombres de los usuarios. ¿Nos los puede enviar?',
      reply: 'Buenas tardes, en un rato se los envío. ¿Sirve en PDF?',
    },
    {
      ask: 'Hola. Vimos que {reference} vence pronto. ¿Le queda alguna duda que podamos resolver antes?',
      reply: 'Sí: ¿podemos pagar en dos partes?',
    },
  ],
  en: [
    {
      ask: 'Hello. To finish {reference} we need the names of your users and a logo. Could you send them in reply to this message?',
      reply: 'Sure, you will have both by tomorrow.',
    },
  ],
  fr: [
    {
      ask: 'Bonjour. Pour terminer {reference}, il nous manque votre logo et la liste des utilisateurs. Pouvez-vous nous les envoyer?',
      reply: 'Bonjour, je vous envoie tout cela cet après-midi.',
    },
  ],
};

/** What team members tell each other. */
export const notes: readonly string[] = [
  'Ya es cliente de otro producto; ofrecerle el paquete anual.',
  'Llamé y no contestó. Volver a intentar mañana por la mañana.',
  'Ojo: el certificado vence este mes, hay que avisarle.',
  'Pide descuento. Tomás dijo que hasta el 10 % está bien.',
  'Wants to speak English on the phone. Marcela can call.',
];

interface SavedAnswer {
  readonly title: string;
  readonly texts: Partial<Readonly<Record<DemoLanguage, string>>>;
}

/** Answers that the team has saved, each in several languages. */
export const savedAnswers: readonly SavedAnswer[] = [
  {
    title: 'Horario de atención',
    texts: {
      es: 'Hola, {name}:\n\nAtendemos de lunes a viernes de 8:00 a 17:00, hora de Bogotá. Le respondemos a más tardar el siguiente día hábil.',
      en: 'Hello {name},\n\nWe are here Monday to Friday, 8 am to 5 pm in Bogotá, and answer by the next working day.',
      fr: 'Bonjour {name},\n\nNous sommes là du lundi au vendredi, de 8 h à 17 h à Bogotá, et répondons au plus tard le jour ouvrable suivant.',
    },
  },
  {
    title: 'Código que no llega',
    texts: {
      es: 'Hola, {name}:\n\nEl código dura diez minutos. Si no llega, revise el correo no deseado y pida otro; si tampoco, cuéntenos con qué dirección lo pidió.',
      en: 'Hello {name},\n\nA code is valid for ten minutes. If it does not arrive, please look into the spam folder and ask for another one.',
      fr: 'Bonjour {name},\n\nUn code est valable dix minutes. S’il n’arrive pas, regardez dans les courriels indésirables et demandez-en un autre.',
    },
  },
  {
    title: 'Datos para la factura',
    texts: {
      es: 'Para la factura necesitamos la razón social, el NIT y la dirección. Los puede escribir en la página de su pedido o aquí, citando {reference}.',
      en: 'For the invoice we need the legal name, the tax id and the address. You can enter them on the page of your order.',
    },
  },
  {
    title: 'Seguimiento de una cotización',
    texts: {
      es: 'Hola, {name}: ¿pudo ver la cotización? Con gusto la ajustamos o la revisamos juntos en una reunión de treinta minutos.',
      en: 'Hello {name}, have you had time to look at the quote? We are happy to change it, or to go through it together.',
      fr: 'Bonjour {name}, avez-vous pu regarder le devis? Nous pouvons le modifier, ou le revoir ensemble.',
    },
  },
];
