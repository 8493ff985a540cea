import { graphql } from '../init';

export const RequestCopy = graphql(`mutation RequestCopy { requestCopyOfData { id } }`);

export const RequestDeletion = graphql(
  `mutation RequestDeletion($current: String!) { requestDeletion(current: $current) }`,
);

export const UndoDeletion = graphql(`mutation UndoDeletion { undoDeletion }`);
