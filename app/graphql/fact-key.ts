import type { TadaDocumentNode } from 'gql.tada';

/** Under which a public fact is saved at build and found again: the operation's name and its variables. */
export function factKey<Variables extends object>(
  document: TadaDocumentNode<unknown, Variables>,
  variables: Variables,
): string {
  const [operation] = document.definitions;
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  return `${name} ${JSON.stringify(variables)}`;
}
