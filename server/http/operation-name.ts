import { type DocumentNode, getOperationAST } from 'graphql';

/** The name of the operation that runs, for logs and metrics: letters and digits only, at most 64. */
export function operationNameOf(document: DocumentNode, operationName: string | null | undefined): string {
  const name = getOperationAST(document, operationName)?.name?.value ?? 'unnamed';
  return name.slice(0, 64);
}
