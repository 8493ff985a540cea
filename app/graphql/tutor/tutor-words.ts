import { graphql } from '../init';

export const tutorWordsSubscription = graphql(`
  subscription TutorWords($talkId: ID!, $number: Int!) {
    tutorWords(talkId: $talkId, number: $number) { sentence isUnverified isBuiltIn isEnd }
  }
`);
