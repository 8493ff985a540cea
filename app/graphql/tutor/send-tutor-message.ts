import { graphql } from '../init';

/** One message to the tutor. Sent twice with the same number it is one message. */
export const SendTutorMessage = graphql(`
  mutation SendTutorMessage($input: SendTutorMessageInput!) {
    sendTutorMessage(input: $input) { id }
  }
`);
