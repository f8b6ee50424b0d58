import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#shared/kernel/school.ts'
import type { ByKind, Kind } from '#shared/progress/comprehension.ts'
import { getGroupComprehension } from '#shared/progress/routes.ts'
import { Reads } from '#web/i18n/read.tsx'
import { useTexts } from '#web/lib/content.ts'
import { useRead } from '#web/lib/query.ts'
import { useFilters } from '#web/lib/use-filters.ts'
import { Figures } from '#web/ui/figures.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import staff from '#web/ui/staff.module.css'
import { Tabs } from '#web/ui/tabs.tsx'
import { Toolbar } from '#web/ui/toolbar.tsx'
import { ChosenGroup, type GroupShown } from '../group/chosen-group.tsx'
import { MissedQuestions } from './missed-questions.tsx'
import { Mistakes } from './mistakes.tsx'
import { ByCategory, ByChild, ByQuestion, ByText } from './tables.tsx'
import { type Understanding, understandingOf } from './understanding.ts'

const VIEWS = ['child', 'text', 'category', 'question'] as const

/** What a group understands of what it reads: by child, text, category and question; first what the group missed. */
export function Component() {
  const { t } = useTranslation(['progress', 'shell'])
  return (
    <div className={staff.screen} data-register="staff">
      <PageHead
        title={t('shell:titles.sentenceComprehension')}
        intro={t('comprehension.lead')}
        actions={<PrintButton tone="quiet">{t('group.print')}</PrintButton>}
      />
      <ChosenGroup>{group => <Comprehension {...group} />}</ChosenGroup>
    </div>
  )
}

function Comprehension({ groupId, lines }: GroupShown) {
  const { t } = useTranslation('progress')
  const answered = useRead(getGroupComprehension, { path: { groupId } }, { onArrival: true })
  const texts = useTexts()
  const filters = useFilters(['language', 'view', 'text'])
  const language = filters.oneOf('language', LANGUAGES)
  return (
    <Reads
      of={{ answered, texts }}
      names={{ answered: t('comprehension.answers'), texts: t('report.parts.texts') }}
      place="70dvh"
    >
      {({ answered, texts = [] }) => {
        const understanding = understandingOf(answered?.children ?? [], lines, texts, language)
        return (
          <>
            <Toolbar
              filters={[
                {
                  label: t('comprehension.language'),
                  any: t('comprehension.both'),
                  value: language,
                  onChange: value => filters.set({ language: value }),
                  options: LANGUAGES.map(value => ({ value, label: t(`language.${value}`) })),
                },
              ]}
            />
            <Whole understood={understanding.all} />
            <MissedQuestions missed={understanding.missed} people={lines} />
            <Mistakes made={understanding.mistakes} />
            <Views groupId={groupId} understanding={understanding} filters={filters} />
          </>
        )
      }}
    </Reads>
  )
}

function Whole({ understood }: { readonly understood: ByKind }) {
  const { t } = useTranslation('progress')
  const figure = (kind: Kind) => {
    const { asked, right } = understood[kind]
    return {
      label: t(`report.${kind}`),
      value: asked === 0 ? '–' : t('percent', { percent: Math.round((100 * right) / asked) }),
      basis: t('comprehension.rightOf', { right, asked }),
    }
  }
  return <Figures isLarge figures={[figure('literal'), figure('inferential')]} />
}

interface ViewsProps {
  readonly groupId: string
  readonly understanding: Understanding
  readonly filters: ReturnType<typeof useFilters<'language' | 'view' | 'text'>>
}

function Views({ groupId, understanding, filters }: ViewsProps) {
  const { t } = useTranslation('progress')
  const { byChild, byText, byCategory } = understanding
  const panels = {
    child: <ByChild groupId={groupId} rows={byChild} />,
    text: <ByText rows={byText} onChoose={text => filters.set({ view: 'question', text })} />,
    category: <ByCategory rows={byCategory} />,
    question: (
      <ByQuestion
        texts={byText.map(({ of }) => of)}
        textId={filters.text('text')}
        questionsOf={understanding.questionsOf}
        onChoose={text => filters.set({ text })}
      />
    ),
  }
  return (
    <Tabs
      label={t('comprehension.views')}
      value={filters.oneOf('view', VIEWS) ?? 'child'}
      onChange={view => filters.set({ view })}
      tabs={VIEWS.map(name => ({ name, label: t(`comprehension.by.${name}`), panel: panels[name] }))}
    />
  )
}
