import type { Language } from '#site/languages.ts';

/** These stand here because they must be there when everything else has failed. */
export const errorPageWords: Readonly<Record<Language, { title: string; text: string; retry: string; home: string }>> =
  {
    en: {
      title: 'Something failed on our side',
      text: 'It is not your fault, and we have been told. Please try again in a moment.',
      retry: 'Try again',
      home: 'Go to the start page',
    },
    es: {
      title: 'Algo falló de nuestro lado',
      text: 'No es culpa suya y ya tenemos el aviso. Por favor, inténtelo de nuevo en un momento.',
      retry: 'Intentar de nuevo',
      home: 'Ir a la página de inicio',
    },
    fr: {
      title: 'Un problème est survenu de notre côté',
      text: 'Vous n’y êtes pour rien et nous en avons été avertis. Veuillez réessayer dans un instant.',
      retry: 'Réessayer',
      home: 'Aller à la page d’accueil',
    },
  };
