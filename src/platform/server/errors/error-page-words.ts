import type { Language } from '#site/languages.ts';

interface Said {
  readonly title: string;
  readonly text: string;
}

interface ErrorPageWords extends Said {
  /** For whoever has used up a limit. */
  readonly tooMany: Said;
  readonly retry: string;
  readonly home: string;
}

/** These stand here because they must be there when everything else has failed. */
export const errorPageWords: Readonly<Record<Language, ErrorPageWords>> = {
  en: {
    title: 'Something failed on our side',
    text: 'It is not your fault, and we have been told. Please try again in a moment.',
    tooMany: {
      title: 'That was very often',
      text: 'A great deal has come from your connection in a short time. Please wait a while, then go back in your browser and try again: what you typed is still there.',
    },
    retry: 'Try again',
    home: 'Go to the start page',
  },
  es: {
    title: 'Algo falló de nuestro lado',
    text: 'No es culpa suya y ya tenemos el aviso. Por favor, inténtelo de nuevo en un momento.',
    tooMany: {
      title: 'Fueron muchas veces seguidas',
      text: 'Desde su conexión llegó mucho en poco tiempo. Por favor, espere un rato, vuelva atrás en su navegador e inténtelo de nuevo: lo que escribió sigue allí.',
    },
    retry: 'Intentar de nuevo',
    home: 'Ir a la página de inicio',
  },
  fr: {
    title: 'Un problème est survenu de notre côté',
    text: 'Vous n’y êtes pour rien et nous en avons été avertis. Veuillez réessayer dans un instant.',
    tooMany: {
      title: 'C’était vraiment très souvent',
      text: 'Beaucoup de demandes sont venues de votre connexion en peu de temps. Patientez un moment, revenez en arrière dans votre navigateur et réessayez : ce que vous avez écrit y est encore.',
    },
    retry: 'Réessayer',
    home: 'Aller à la page d’accueil',
  },
};
