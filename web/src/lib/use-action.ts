import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ToastMessage } from '#web/ui/toast-message.ts'
import type { Args } from './client.ts'
import { useCommand } from './query.ts'

/** Long enough to read what was done and to think again. */
export const UNDO_MS = 8000

export interface ActionOptions<Given, Reply> {
  /** What follows, once it is done; a toast it gives is shown. */
  readonly done?: (reply: Reply, given: Given) => ToastMessage | undefined
  /** Takes it back, from a button on that toast and for its time. */
  readonly undo?: (reply: Reply, given: Given) => Promise<unknown>
  /** The title of the toast that tells what was refused. */
  readonly failed?: string
  /** The action's own words for what went wrong; those of the code where it has none. */
  readonly words?: (error: unknown) => string | undefined
  /** The screen shows `problem` where it arose, so no toast tells it. */
  readonly inline?: boolean
}

export interface Action<Given, Reply> {
  /** Gives what came of it, or undefined when it was refused or is under way already. It never rejects. */
  readonly run: (given: Given) => Promise<Reply | undefined>
  readonly isPending: boolean
  /** Why the last one was refused, in words, until the next begins. */
  readonly problem: string | undefined
}

/**
 * What a button does to the server: `const revoke = useAction(revokeCode, { done: () => ({ title: t('revoked') }) })`,
 * then `revoke.run({ path })`. What is refused is told in a toast, or where it arose.
 */
export function useAction<R extends RouteSpec>(
  route: R,
  options: ActionOptions<Args<R>, ReplyOf<R>> = {},
): Action<Args<R>, ReplyOf<R>> {
  return useAsyncAction(useCommand(route).run, options)
}

/** The same for what is more, or something else, than one command. */
export function useAsyncAction<Given, Reply>(
  work: (given: Given) => Promise<Reply>,
  { done, undo, failed, words, inline = false }: ActionOptions<Given, Reply> = {},
): Action<Given, Reply> {
  const { t } = useTranslation()
  const wordsOf = useRefusalWords()
  const toast = useToast()
  const running = useRef(new Set<string>())
  const [count, setCount] = useState(0)
  const [refused, setRefused] = useState<{ readonly error: unknown }>()

  const latest = useRef<(given: Given) => Promise<Reply | undefined>>(undefined)
  const said = (error: unknown) => words?.(error) ?? wordsOf(error)
  const refuse = (error: unknown) => {
    setRefused({ error })
    if (!inline) toast({ title: failed ?? t('failed'), text: said(error), tone: 'alert' })
  }
  const takeBack = (reply: Reply, given: Given) => async () => {
    try {
      await undo?.(reply, given)
      toast({ title: t('undone') })
    } catch (error) {
      toast({ title: t('notUndone'), text: wordsOf(error), tone: 'alert' })
    }
  }
  latest.current = async given => {
    // The same is not done twice at once; another row of the same list may be.
    const same = JSON.stringify(given) ?? ''
    if (running.current.has(same)) return undefined
    running.current.add(same)
    setCount(running.current.size)
    setRefused(undefined)
    try {
      const reply = await work(given)
      const told = done?.(reply, given)
      if (told)
        toast({
          tone: 'good',
          ...(undo && {
            duration: UNDO_MS,
            action: { label: t('undo'), run: () => void takeBack(reply, given)() },
          }),
          ...told,
        })
      return reply
    } catch (error) {
      refuse(error)
      return undefined
    } finally {
      running.current.delete(same)
      setCount(running.current.size)
    }
  }
  const run = useCallback((given: Given) => latest.current?.(given) ?? Promise.resolve(undefined), [])
  return { run, isPending: count > 0, problem: refused && said(refused.error) }
}
