import { graphql } from '../init';

export const CreatePractice = graphql(`
  mutation CreatePractice($input: CreatePracticeInput!) {
    createPractice(input: $input) { id currentIndex }
  }
`);
