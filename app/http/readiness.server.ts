/** Asks an address and says whether the answer was good; anything else, also silence, is a no. */
export type Ask = (address: string) => Promise<boolean>;

interface ReadinessOptions {
  ask: Ask;
  serverReady: string;
  /** Whether this server refuses work for the GraphQL server, which may be ready again already. */
  isGivenUp: () => boolean;
  page: string;
}

/**
 * Whether visitors may be sent here: the GraphQL server is ready, we send it work, and one page of this server has been
 * rendered. The first rendering loads and compiles what all later ones use, so no visitor should wait for it.
 */
export function createReadiness({ ask, serverReady, isGivenUp, page }: ReadinessOptions) {
  let warming: Promise<boolean> | null = null;
  return async (): Promise<'ready' | 'not reached' | 'warming up'> => {
    if (!(await ask(serverReady)) || isGivenUp()) return 'not reached';
    warming ??= ask(page);
    const warm = await warming;
    if (!warm) warming = null;
    return warm ? 'ready' : 'warming up';
  };
}
