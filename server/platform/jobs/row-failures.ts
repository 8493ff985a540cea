/** A service that the work depends on, such as the mail server, cannot be used now: the row is as good as it was. */
export class ServiceAway extends Error {
  override readonly name = 'ServiceAway';
}

/** Another try would end the same way. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}
