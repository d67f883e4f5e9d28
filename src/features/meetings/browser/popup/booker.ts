/** Where, and for whom as far as we know. */
export interface Booker {
  readonly address: URL;
  readonly language: string;
  readonly name?: string;
  readonly email?: string;
}
