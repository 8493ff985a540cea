import { graphql, type ResultOf } from '../init';

/** The next step of a student, as every page that suggests one shows it. */
export const NextStepParts = graphql(`
  fragment NextStepParts on NextStep @_unmask {
    kind
    course { id name }
    title
    topic { id title }
    topicIds
    questionCount
    practice { id mode currentIndex questionCount outcomes }
    doneToday { id title questionCount }
    startKey
  }
`);

export type NextStepData = ResultOf<typeof NextStepParts>;

/** The next step for pages whose other facts are public. */
export const NextStepOf = graphql(
  `
    query NextStepOf($courseId: ID!) {
      nextStep(courseId: $courseId) { ...NextStepParts }
    }
  `,
  [NextStepParts],
);
