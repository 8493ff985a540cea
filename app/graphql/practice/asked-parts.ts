import { graphql, type ResultOf } from '../init';

/** A question outside of practice, as it is asked. */
export const AskedParts = graphql(`
  fragment AskedParts on AskedQuestion @_unmask {
    title
    calculator
    young
    prompt
    instruction
    figure
    choices { id text }
    answerMode
    keys
    inputMode
    prefix
    suffix
  }
`);

export type AskedData = ResultOf<typeof AskedParts>;
