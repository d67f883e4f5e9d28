/** The values for building valid bodies: a unique number, and ids of existing rows. */
export interface Known {
  readonly n: number;
  readonly email: string;
  readonly uuid: string;
  readonly freeTime: string;
  readonly ticket: string;
  readonly quote: string;
  readonly meeting: string;
  readonly meetingKey: string;
  readonly confirmationKey: string;
  readonly order: string;
  readonly orderKey: string;
  /** The query of an order that can be paid. */
  readonly checkout: string;
  readonly eventsSecret: string;
  readonly bell: { readonly token: string; readonly email: string };
}

export interface Target {
  readonly kind: 'json' | 'form';
  /** Valid or nearly valid bodies, which the fuzzer spoils. */
  readonly bodies: (known: Known) => readonly Readonly<Record<string, unknown>>[];
  /** Required for access. */
  readonly query?: (known: Known) => string;
  /** Completes a body so that the server reads it, for example with a signature. */
  readonly sign?: (body: Readonly<Record<string, unknown>>, known: Known) => unknown;
}

/** The addresses of a feature that accept a body, with its bodies. A test names the one that is missing. */
export type Targets = Readonly<Record<string, Target>>;

export const person = ({ email }: Known) => ({ name: 'Ana', email });
/** For an address that reads no fields, or answers with a file. */
export const none: Target = { kind: 'json', bodies: () => [{}] };

export const platformTargets: Targets = {
  '/csp-reports': {
    kind: 'json',
    bodies: () => [
      {
        'csp-report': {
          'document-uri': 'http://site.test/',
          'blocked-uri': 'inline',
          'effective-directive': 'script-src',
        },
      },
    ],
  },
};
