import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether a request asks a field for one of its own fields, directly or through fragments. */
export function asksFor(info: GraphQLResolveInfo, field: string): boolean {
  const has = (selection: SelectionSetNode | undefined): boolean =>
    selection?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === field;
      if (node.kind === Kind.INLINE_FRAGMENT) return has(node.selectionSet);
      return has(info.fragments[node.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => has(node.selectionSet));
}
