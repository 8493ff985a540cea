import { graphql } from '../init';

export const SetPracticeTimer = graphql(`
  mutation SetPracticeTimer($on: Boolean!) {
    setPracticeTimer(on: $on)
  }
`);
