/** The port to an advertising platform that wants to know which of its clicks led here. Null while there is no token. */
export interface AdEvents {
  /** Tells that the click with this id opened the page at `page`; throws when the platform does not take it. */
  landed(click: { clickId: string; page: string; at: Date }): Promise<void>;
}
