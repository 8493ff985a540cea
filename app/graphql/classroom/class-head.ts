import { graphql } from '../init';

/** What the head of each page about one class shows. */
export const ClassHead = graphql(`
  fragment ClassHead on TaughtClass @_unmask { id name colour studentCount archivedAt course { id name } }
`);
