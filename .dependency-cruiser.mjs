/** Who may import whom. Each rule says why; `scripts/check-imports.ts` also checks that enough was looked at. */

const typesOnly = { dependencyTypesNot: ['type-only'] };
const notTests = '\\.(test|integration\\.test|conformance\\.test)\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'lib-is-ground',
      comment: 'lib is what everything stands on: it imports nothing of ours.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^(src/(?!lib/)|content/)' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules and states are pure functions: no React, SQL, server or Node module. Clock and randomness are arguments.',
      severity: 'error',
      from: { path: '(/rules/[^/]+|\\.state)\\.ts$', pathNot: notTests },
      to: {
        path: '^(react|drizzle-orm|pg|fastify|node:)|\\.store\\.ts$|^node_modules/(react|drizzle-orm|pg|fastify)',
      },
    },
    {
      name: 'features-meet-at-their-face',
      comment:
        'A feature is used through <feature>.ts, its types, its errors or its texts; the rest is its own business.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: notTests },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: '^src/features/($1/|([^/]+)/\\2\\.(ts|types\\.ts|errors\\.ts|tables\\.ts)$)',
        ...typesOnly,
      },
    },
    {
      name: 'sql-stands-in-stores',
      comment:
        'SQL stands in *.store.ts, tables in *.tables.ts, and what opens the database in db: one place to look for a query.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(db|cli)/|\\.(store|tables)\\.ts$|local-columns\\.ts$|jobs\\.ts$|${notTests}`,
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/', ...typesOnly },
    },
    {
      name: 'modules-stand-alone',
      comment:
        'A module knows the contract, shared components and features by type only: never another module, the server, SQL or the editor.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/', pathNot: notTests },
      to: { path: '^src/(server|db|editor|site|modules/[^/]+/)', pathNot: '^src/modules/$1/', ...typesOnly },
    },
    {
      name: 'modules-take-features-by-type',
      comment:
        'What a module shows of a feature is handed in by the server, so that modules stay renderable anywhere.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: notTests },
      to: { path: '^src/features/', ...typesOnly },
    },
    {
      name: 'islands-stay-light',
      comment: 'What reaches visitors carries no validation, sanitiser, editor or server code.',
      severity: 'error',
      from: {
        path: '^src/(browser/|modules/.*\\.island\\.tsx$|components/)',
        pathNot: `-fields?\\.ts$|${notTests}`,
      },
      to: {
        path: '^src/(server|db|editor|features)/|fields/(kinds|link|picture|rich-text|style-values)\\.ts$|node_modules/(zod|sanitize-html)/',
        ...typesOnly,
      },
    },
    {
      name: 'nobody-imports-the-server',
      comment: 'The server puts everything together; nothing may depend on how.',
      severity: 'error',
      from: { path: '^src/(?!server/|cli/)', pathNot: notTests },
      to: { path: '^src/server/', pathNot: '^src/server/config\\.ts$', ...typesOnly },
    },
    {
      name: 'visitors-get-no-staff-code',
      comment:
        'What visitors load, and what renders it, knows nothing of the builder and the back office (EDIT-2).',
      severity: 'error',
      from: { path: '^src/(browser|components|modules|page|site|fields)/', pathNot: notTests },
      to: { path: '^src/(editor|backoffice)/|node_modules/(@mantine|@tiptap|@tanstack|zustand)/' },
    },
    {
      name: 'staff-screens-ask-the-server',
      comment:
        'The builder and the back office run in a browser: rules and types of features, nothing that runs on the server.',
      severity: 'error',
      from: { path: '^src/(editor|backoffice)/', pathNot: notTests },
      to: {
        path: '^src/(server|db|cli)/|\\.(store|tables|routes)\\.ts$|^node_modules/(drizzle-orm|pg|fastify|sharp|sanitize-html)/',
        ...typesOnly,
      },
    },
    {
      name: 'no-value-cycles',
      comment: 'A cycle of values makes the order of loading matter. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: typesOnly },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere breaks at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
