/** Who may import whom: the table in docs/architecture.md, enforced. */
const not = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    not('no-circular', {}, { circular: true }, 'Cycles make every change a change of everything.'),
    not(
      'app-never-web',
      { path: '^app' },
      { path: '^web' },
      'The pages run under any HTTP server, such as plain remix-serve.',
    ),
    not(
      'web-serves-the-build',
      { path: '^web', pathNot: '\\.test\\.ts$' },
      { path: '^(server|maths|rules|app/(routes|components|graphql|machines))' },
      'The HTTP server takes the pages from build/server.',
    ),
    not('app-never-server', { path: '^app' }, { path: '^server' }, 'The app knows GraphQL operations, nothing else.'),
    not(
      'app-never-answers',
      { path: '^app' },
      { path: '^maths/(templates|engine|misconceptions|curriculum|content)' },
      'Answers stay on the server.',
    ),
    not('components-never-routes', { path: '^app/components' }, { path: '^app/routes' }),
    not(
      'components-never-server-files',
      { path: '^app/components', pathNot: '\\.server\\.(test\\.)?tsx?$|figure-drawing\\.test' },
      { path: '\\.server\\.tsx?$' },
    ),
    not(
      'components-only-types-of-graphql',
      { path: '^app/components' },
      { path: '^app/graphql', dependencyTypesNot: ['type-only'] },
    ),
    not(
      'machines-are-pure',
      { path: '^app/machines', pathNot: '\\.test\\.ts$' },
      { path: '^(app/(routes|components)|server|maths)' },
    ),
    not(
      'popups-are-lazy',
      { path: '^app' },
      {
        path: '-(popover|popup)\\.tsx$',
        pathNot: '/notifications-popup\\.tsx$',
        dependencyTypesNot: ['dynamic-import'],
      },
      'They bring Chakra: a static import would put it into the first load.',
    ),
    not(
      'chakra-in-popups-only',
      { path: '^app', pathNot: ['-(popover|popup)\\.tsx$', '^app/components/ui/chakra/'] },
      { path: ['^app/components/ui/chakra/', 'node_modules/@chakra-ui'] },
      'The first HTML needs no Chakra: docs/decisions/0053.',
    ),
    not('lib-is-the-bottom', { path: '^app/lib' }, { path: '^app/(routes|loaders|components|machines|graphql|http)' }),
    not('http-above-lib', { path: '^app/http' }, { path: '^app/(routes|loaders|components|machines|graphql)' }),
    not('graphql-above-http', { path: '^app/graphql' }, { path: '^(app/(routes|loaders|components|machines)|rules)' }),
    not('loaders-below-routes', { path: '^app/loaders' }, { path: '^app/routes' }),
    not(
      'resolvers-never-database',
      { path: '^server/graphql' },
      { path: '^server/(db|platform)', dependencyTypesNot: ['type-only'], pathNot: '^server/platform/app-error\\.ts$' },
      'Resolvers call modules.',
    ),
    not('modules-never-graphql', { path: '^server/modules' }, { path: '^(server/graphql|app)' }),
    not(
      'modules-by-their-face',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
      'Other modules are used through their index.ts.',
    ),
    not('resolvers-use-the-face', { path: '^server/graphql' }, { path: '^server/modules/[^/]+/(?!index\\.ts$)' }),
    not(
      'sql-only-in-repositories',
      { path: '^server/modules', pathNot: '(\\.repo\\.ts$|\\.test\\.ts$)' },
      { path: '^server/db', dependencyTypesNot: ['type-only'] },
    ),
    not('maths-is-pure', { path: '^maths' }, { path: '^(app|server|rules|tests|scripts)' }),
    not(
      'engine-knows-no-content',
      { path: '^maths/engine', pathNot: '\\.test\\.ts$' },
      { path: '^maths/(templates|misconceptions|curriculum|content|lint|solver|working)' },
    ),
    not(
      'solver-uses-the-engine-by-its-face',
      { path: '^maths/solver', pathNot: '(\\.test|solution-checks)\\.ts$' },
      { path: '^maths', pathNot: ['^maths/solver', '^maths/engine/index\\.ts$', '^maths/figures/'] },
    ),
    not(
      'glossary-is-text-alone',
      { path: '^maths/glossary', pathNot: '\\.test\\.ts$' },
      { path: '^maths', pathNot: '^maths/glossary/' },
    ),
    not(
      'misconceptions-below-templates',
      { path: '^maths/misconceptions' },
      { path: '^maths/(templates|curriculum|content)' },
    ),
    not(
      'templates-below-curriculum',
      { path: '^maths/templates', pathNot: '\\.test\\.ts$' },
      { path: '^maths/(curriculum|content|lint)' },
    ),
    not(
      'rules-import-zod-alone',
      { path: '^rules', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(rules|node_modules/zod)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
    exclude: { path: '^build' },
  },
};
