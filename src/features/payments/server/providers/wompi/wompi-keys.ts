/** What Wompi gives a shop. The sandbox, which speaks as Wompi does, has its own. */
export interface WompiKeys {
  /** `pub_test_…`: may be seen by anybody. */
  readonly publicKey: string;
  /** `prv_test_…`: opens the API. */
  readonly privateKey: string;
  /** `test_integrity_…`: signs what the checkout is opened with. */
  readonly integritySecret: string;
  /** `test_events_…`: signs what we are told. */
  readonly eventsSecret: string;
}
