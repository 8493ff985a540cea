import { useGraphQlJit as compileOperations } from '@envelop/graphql-jit';
import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { type ASTVisitor, type DocumentNode, Kind, type ValidationContext } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** What one operation may ask for. The largest page of the app stays below half of each. */
const limits = {
  costLimit: { maxCost: 15_000 },
  maxAliases: { n: 20 },
  maxDepth: { n: 12 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 2_000 },
};
/** Brackets inside brackets; the parser calls itself for each. */
const deepestBrackets = 50;
/** Each comes with suggestions, which compare what was written with every name of the schema. */
const mostProblems = 5;

/** Limits on operations, no introspection in production, and compiled execution. */
export function hardening({ production }: { production: boolean }) {
  const armor = new EnvelopArmor({ ...limits, blockFieldSuggestion: { enabled: production } });
  const compiled = compileOperations({}, { enableIf: ({ document }) => isCompilable(document), onError: () => {} });
  return [
    shallow,
    ...armor.protect().plugins,
    ...(production ? [noIntrospection] : []),
    fewProblems(production),
    compiled,
  ];
}

type Plugin = ReturnType<typeof compileOperations>;

const shallow: Plugin = {
  onParse({ params: { source } }) {
    if (isNestedDeeply(String(source))) throw createGraphQLError('Syntax Error: The brackets are nested too deeply.');
  },
};

/** Texts in a document count as well: the site sends them as variables. */
function isNestedDeeply(document: string): boolean {
  let depth = 0;
  for (const [bracket] of document.matchAll(/[{}[\]()]/g)) {
    depth += '{[('.includes(bracket) ? 1 : -1;
    if (depth > deepestBrackets) return true;
  }
  return false;
}

const fewProblems = (production: boolean): Plugin => ({
  onValidate({ validateFn: validate, setValidationFn }) {
    const options = { maxErrors: mostProblems, hideSuggestions: production };
    setValidationFn((schema, document, rules) => validate(schema, document, rules, options));
  },
});

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(noIntrospectionRule);
  },
};

function noIntrospectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { value: name } = node.name;
      if (name !== '__schema' && name !== '__type') return;
      context.reportError(createGraphQLError('Introspection is off.', { nodes: [node] }));
    },
  };
}

/**
 * A compiled operation is cached by its document alone, so documents with several operations run uncompiled; so do
 * subscriptions, whose compiled form hands on variables only and forgets arguments that are written out.
 */
function isCompilable(document: DocumentNode): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.operation !== 'subscription';
}
