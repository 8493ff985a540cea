import { graphql } from '../init';

export const sendContactMessageMutation = graphql(`
  mutation SendContactMessage($input: ContactMessageInput!) { sendContactMessage(input: $input) }
`);
