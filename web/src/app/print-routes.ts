import { screens } from './routes.ts'

// `npm run -s routes`: the screens as data, for checks and documents.
console.log(
  JSON.stringify(
    screens.map(({ path, roles, flag, kind, ...rest }) => ({
      path,
      roles,
      flag,
      kind,
      ...('to' in rest && { to: rest.to }),
    })),
    null,
    2,
  ),
)
