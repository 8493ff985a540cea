import { graphql } from '../init';

export const DeleteTutorTalk = graphql(`
  mutation DeleteTutorTalk($place: TutorPlace!) {
    deleteTutorTalk(place: $place)
  }
`);
