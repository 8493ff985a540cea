/** Asks an address and says whether the answer was good; anything else, also silence, is a no. */
export type Ask = (address: string) => Promise<boolean>;

/**
 * Whether visitors may be sent here: the GraphQL server is ready, and one page of this server has been rendered. The first
 * rendering loads and compiles what all later ones use, so no visitor should wait for it.
 */
export function createReadiness({ ask, serverReady, page }: { ask: Ask; serverReady: string; page: string }) {
  let warming: Promise<boolean> | null = null;
  return async (): Promise<'ready' | 'not reached' | 'warming up'> => {
    if (!(await ask(serverReady))) return 'not reached';
    warming ??= ask(page);
    const warm = await warming;
    if (!warm) warming = null;
    return warm ? 'ready' : 'warming up';
  };
}
