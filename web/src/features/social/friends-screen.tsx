import { useTranslation } from 'react-i18next'
import { acceptFriend, askFriend, endFriend, react } from '#shared/social/routes.ts'
import { type Friend, REACTIONS, type Social } from '#shared/social/schema.ts'
import { Read } from '#web/i18n/read.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useRouteForm } from '#web/lib/use-route-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form, Submit } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Closed } from './closed.tsx'
import { Person } from './person.tsx'
import { ReactionArt } from './reaction-art.tsx'
import styles from './social.module.css'
import { Top } from './top.tsx'
import { usePlayName, useSocial } from './use-social.ts'

/** Friends of the own school: by a code that is handed over, never by looking for names. */
export function Component() {
  const { t } = useTranslation(['social', 'shell'])
  return (
    <div className={styles.screen} data-register="child">
      <Top title={t('shell:titles.friends')} lead={t('friendsLead')} />
      <Read of={useSocial()} place="60dvh">
        {social => (social.closed ? <Closed why={social.closed} /> : <Friends social={social} />)}
      </Read>
    </div>
  )
}

function Friends({ social: { friendCode, friends, received } }: { readonly social: Social }) {
  const { t } = useTranslation('social')
  const nameOf = usePlayName()
  return (
    <>
      <section className={styles.section} aria-labelledby="my-code">
        <h2 id="my-code">{t('myCode')}</h2>
        <p className={styles.code}>{friendCode}</p>
        <Invite />
      </section>
      <ul className={styles.list}>
        {friends.length === 0 && <li>{t('noFriends')}</li>}
        {friends.map(friend => (
          <li key={friend.friendId}>
            <OneFriend friend={friend} />
          </li>
        ))}
      </ul>
      {received.length > 0 && (
        <section className={styles.section} aria-labelledby="received">
          <h2 id="received">{t('received')}</h2>
          <ul className={styles.list}>
            {received.map(({ from, reaction, at }) => (
              <li key={`${at} ${nameOf(from)}`} className={styles.cheered}>
                <ReactionArt of={reaction} />
                {t('from', { name: nameOf(from), reaction: t(`reactions.${reaction}`) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Invite() {
  const { t } = useTranslation('social')
  const { form, field } = useRouteForm(askFriend, {
    defaults: { friendCode: '' },
    args: body => ({ body }),
    done: () => ({ title: t('asked') }),
    resets: true,
  })
  return (
    <Form {...form} layout="row">
      <TextField label={t('theirCode')} maxLength={8} autoCapitalize="characters" {...field('friendCode')} />
      <Submit>{t('ask')}</Submit>
    </Form>
  )
}

function OneFriend({ friend: { friendId, state, face } }: { readonly friend: Friend }) {
  const { t } = useTranslation('social')
  const name = usePlayName()(face.playName)
  const failed = t('failed')
  const accept = useAction(acceptFriend, { failed })
  const end = useAction(endFriend, { failed })
  const cheer = useAction(react, { failed, done: () => ({ title: t('cheered') }) })
  const path = { friendId }
  return (
    <Person
      face={face}
      about={state === 'asked' ? t('wantsToBe') : state === 'invited' ? t('waiting') : undefined}
    >
      {state === 'friends' && (
        <div className={styles.cheers}>
          {REACTIONS.map(reaction => (
            <button
              key={reaction}
              type="button"
              className={styles.cheer}
              aria-label={t('cheer', { reaction: t(`reactions.${reaction}`), name })}
              onClick={() => cheer.run({ path, body: { reaction } })}
            >
              <ReactionArt of={reaction} />
            </button>
          ))}
        </div>
      )}
      {state === 'asked' && <Button onClick={() => accept.run({ path, body: {} })}>{t('accept')}</Button>}
      <Button
        tone="quiet"
        aria-label={`${state === 'asked' ? t('decline') : t('end')}: ${name}`}
        onClick={() => end.run({ path })}
      >
        {state === 'asked' ? t('decline') : t('end')}
      </Button>
    </Person>
  )
}
