// The libraries of the signed-in shell, with nothing of ours: what `npm run bench web` holds the shell against.
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { Dialog, DropdownMenu, Popover, Progress, Slot, Toast } from 'radix-ui'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { Icon } from '#web/ui/icon.tsx'

const Reply = z.strictObject({
  count: z.int().check(z.positive(), z.nonnegative(), z.maximum(9)),
  text: z.string().check(z.minLength(1), z.maxLength(9), z.regex(/a/), z.startsWith('a')),
  typed: z.string().check(z.normalize(), z.trim(), z.refine(Boolean)),
  kind: z.enum(['a']),
  list: z.array(z.literal('a')),
  pair: z.tuple([z.number(), z.url()]),
  map: z.record(z.string(), z.boolean()),
  some: z.partialRecord(z.enum(['a']), z.unknown()),
  either: z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]),
  also: z.union([z.nullable(z.number()), z.nullish(z.stringbool())]),
  later: z.extend(z.object({}), { at: z.iso.datetime(), made: z._default(z.optional(z.boolean()), true) }),
  read: z.pipe(z.string(), z.transform(Number)),
})

const library = () => import('#web/lib/cognito.ts')

function Empty() {
  const { t } = useTranslation()
  const read = useQuery({ queryKey: [useLocation().key], queryFn: () => Reply.parse(v7()) })
  const write = useMutation({ mutationFn: library })
  const store = useSyncExternalStore(
    () => () => {},
    () =>
      useMatches.length +
      useNavigate.length +
      useParams.length +
      useRouteError.length +
      useSearchParams.length,
  )
  return (
    <Toast.Provider label={t('close')}>
      <Toast.Root>
        <Toast.Title />
        <Toast.Description />
        <Toast.Action altText={useNavigation().state} />
        <Toast.Close />
      </Toast.Root>
      <Toast.Viewport />
      <Popover.Root>
        <Popover.Trigger />
        <Popover.Portal>
          <Popover.Content />
        </Popover.Portal>
      </Popover.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger />
        <DropdownMenu.Portal>
          <DropdownMenu.Content>
            <DropdownMenu.Item />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Dialog.Root>
        <Dialog.Trigger />
        <Dialog.Portal>
          <Dialog.Content>
            <Dialog.Title />
            <Dialog.Description />
            <Dialog.Close />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Progress.Root>
        <Progress.Indicator />
      </Progress.Root>
      <Slot.Root>
        <Icon name="home" />
      </Slot.Root>
      <Link to="/">{read.status}</Link>
      <NavLink to="/">{write.status}</NavLink>
      <Navigate to={String(store)} />
      <Outlet />
      <ScrollRestoration />
    </Toast.Provider>
  )
}

await i18next.use(initReactI18next).init({ resources: {} })
createRoot(document.body).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ element: <Empty /> }])} />
    </QueryClientProvider>
  </StrictMode>,
)
