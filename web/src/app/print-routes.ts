import { screens } from './routes.ts'

// `npm run -s routes`: the screens as data, for checks and documents.
console.log(
  JSON.stringify(
    screens.map(({ path, roles, flag, kind }) => ({ path, roles, flag, kind })),
    null,
    2,
  ),
)
