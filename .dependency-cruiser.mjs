/** The floors of the house: imports run one way, nouns meet through events. Each rule says what it protects. */
const NOUN = '(?!kernel/|language/|platform/)([^/]+)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'kernel-knows-no-noun',
      comment: 'The kernel is the grammar; a grammar that names a noun can say only that noun.',
      severity: 'error',
      from: { path: '^shared/kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/kernel/|^node_modules/zod/' },
    },
    {
      name: 'shared-stands-below-all',
      comment: 'Browser and server both run shared/: it may lean on nothing that only one of them has.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$|-cli\\.ts$' },
      to: { pathNot: '^shared/|^node_modules/zod/' },
    },
    {
      name: 'nouns-never-import-nouns-shared',
      comment:
        'A noun that reads another noun’s words has to change with it. Meet through events, or name it in the kernel.',
      severity: 'error',
      from: { path: `^shared/${NOUN}/` },
      to: { path: `^shared/${NOUN}/`, pathNot: '^shared/$1/' },
    },
    {
      name: 'nouns-never-import-nouns',
      comment: 'Two nouns share no code and no table: what one does to the other travels as an event.',
      severity: 'error',
      from: { path: `^functions/${NOUN}/` },
      to: { path: `^functions/${NOUN}/`, pathNot: '^functions/$1/' },
    },
    {
      name: 'platform-knows-no-noun',
      comment: 'The platform serves any noun; of the contract it may know the codes.',
      severity: 'error',
      from: { path: '^functions/platform/' },
      to: {
        path: '^(functions|shared|infra|web)/',
        pathNot: '^functions/platform/|^shared/kernel/|^shared/contract\\.ts$',
      },
    },
    {
      name: 'no-function-brings-the-sdk',
      comment: 'It weighs more than all else a function has: services/signed.ts asks AWS.',
      severity: 'error',
      from: { path: '^(functions|shared)/', pathNot: '\\.test\\.ts$' },
      to: { path: '@aws-sdk/|@smithy/|aws4fetch', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-platform-touches-middy',
      comment: 'Handlers speak in domain words.',
      severity: 'error',
      from: { path: '^(functions/(?!platform/)|shared/)', pathNot: '\\.test\\.ts$' },
      to: { path: '@middy/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wirings-are-data',
      comment:
        'Infrastructure reads wirings and tables: they must load without a handler or a library behind them.',
      severity: 'error',
      from: { path: '^functions/[^/]+/(wiring|table)\\.ts$' },
      to: { pathNot: '^functions/[^/]+/(wiring|table)\\.ts$|^shared/|^node_modules/zod/' },
    },
    {
      name: 'infra-reads-data-only',
      comment:
        'What deploys must not import what runs; what seeds or prints a first code runs it, as a function would.',
      severity: 'error',
      from: { path: '^infra/', pathNot: '\\.test\\.ts$|^infra/local/seed/|^infra/publish/first-admin\\.ts$' },
      to: { path: '^functions/', pathNot: '/(wiring|table)\\.ts$' },
    },
    {
      name: 'web-stands-on-shared',
      comment: 'The browser knows the contract, never the server behind it.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(functions|infra|tests)/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'A primitive that knows a domain word cannot be used for another.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-never-import-features',
      comment: 'The shell and its routes compose features; features do not know each other.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment:
        'A cycle is one room with two doors, also where only a type closes it: what both need stands below them in a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that resolves to nothing is not checked by any rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|worker)|^virtual:' },
    },
  ],
  options: {
    // Packages are found by the name node_modules, where that is a link too.
    preserveSymlinks: true,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    exclude: '^(build|cdk\\.out|web/dist)/',
  },
}
