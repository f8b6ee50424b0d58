import { everyone, openTo, type ScreenRoute } from './row.ts'

const { screen, redirect, placeholder, pending } = openTo(everyone)

// The same in either language.
const texts = () => import('#web/features/reading/library/text-list.tsx')
const reader = () => import('#web/features/reading/read/reader-screen.tsx')
const sounds = () => import('#web/features/reading/practice/practice-list.tsx')
const practice = () => import('#web/features/reading/practice/practice-screen.tsx')

export const learnerScreens: readonly ScreenRoute[] = [
  screen('/dashboard', 'island', () => import('#web/app/routes/island.tsx')),

  // Reading.
  screen('/reading-spanish', 'readingSpanish', texts),
  screen('/reading-spanish/:textId', 'readingSpanish', reader),
  screen('/reading-english', 'readingEnglish', texts),
  screen('/reading-english/:textId', 'readingEnglish', reader),
  redirect('/ai-reading', 'aiReading', '/reading-spanish'),
  screen(
    '/ai-reading/:levelId',
    'aiReadingLevel',
    () => import('#web/features/generation/generation-screen.tsx'),
  ),
  screen('/ai-reading/:levelId/:textId', 'aiReadingLevel', () => import('#web/app/routes/made-text.tsx')),
  pending('/reading-assessments', 'readingAssessments'),
  pending('/phonetics-intervention', 'phoneticsIntervention'),

  // Voice and writing.
  screen('/voice-practice-spanish', 'voicePracticeSpanish', sounds),
  screen('/voice-practice-spanish/:soundId', 'voicePracticeSpanish', practice),
  screen('/voice-practice-english', 'voicePracticeEnglish', sounds),
  screen('/voice-practice-english/:soundId', 'voicePracticeEnglish', practice),
  pending('/voice-recognition', 'voiceRecognition'),
  pending('/writing-spanish', 'writingSpanish'),
  pending('/writing-english', 'writingEnglish'),
  pending('/handwriting', 'handwriting'),

  // Lessons.
  screen('/lessons', 'lessons', () => import('#web/features/lessons/lessons-screen.tsx')),
  screen('/lesson/:unitId', 'lesson', () => import('#web/features/lessons/lesson-screen.tsx')),
  screen(
    '/lesson/:unitId/:activityId',
    'activity',
    () => import('#web/features/lessons/activity-screen.tsx'),
  ),
  pending('/games/:lessonId', 'games'),
  screen(
    '/personalized-learning',
    'personalizedLearning',
    () => import('#web/app/routes/personalized-learning.tsx'),
  ),
  screen('/grade-lessons', 'gradeLessons', () => import('#web/features/lessons/grade-lessons-screen.tsx')),
  redirect('/grade1-lesson', 'grade1Lesson', '/grade-lessons?grade=1'),
  redirect('/grade3-lesson', 'grade3Lesson', '/grade-lessons?grade=3'),
  redirect('/grade5-lesson', 'grade5Lesson', '/grade-lessons?grade=5'),
  pending('/grade5-test', 'grade5Test'),
  pending('/grade6-lesson', 'grade6Lesson'),
  pending('/grade4-guide', 'grade4Guide'),
  pending('/grade5-guide', 'grade5Guide'),

  // Progress.
  screen('/mi-progreso', 'myProgress', () => import('#web/features/progress/my-progress-screen.tsx')),
  screen('/student-progress', 'studentProgress', () => import('#web/app/routes/student-progress.tsx')),
  screen('/reading-progress', 'readingProgress', () => import('#web/app/routes/reading-progress.tsx')),
  pending('/analytics', 'analytics'),
  placeholder('/progress', 'progress'),

  // Rewards.
  screen('/gamification', 'gamification', () => import('#web/features/achievements/gamification-screen.tsx')),
  screen('/gamification-hub', 'gamificationHub', () => import('#web/features/achievements/hub-screen.tsx')),
  screen('/achievements', 'achievements', () => import('#web/features/achievements/achievements-screen.tsx')),
  screen('/badges', 'badges', () => import('#web/features/achievements/badges-screen.tsx')),
  screen('/challenges', 'challenges', () => import('#web/features/achievements/challenges-screen.tsx')),
  screen('/leaderboard', 'leaderboard', () => import('#web/features/social/leaderboard-screen.tsx')),
  screen('/rewards', 'rewards', () => import('#web/features/coins/rewards-screen.tsx')),
  screen('/rewards-store', 'rewardsStore', () => import('#web/features/coins/store-screen.tsx')),
  screen('/inventory', 'inventory', () => import('#web/features/coins/inventory-screen.tsx')),

  // Oneself and one's friends.
  screen('/avatar', 'avatar', () => import('#web/features/coins/avatar-screen.tsx')),
  redirect('/avatar-customization', 'avatarCustomization', '/avatar'),
  screen('/customization', 'customization', () => import('#web/app/routes/customization.tsx')),
  placeholder('/profile', 'profile'),
  screen('/social-hub', 'socialHub', () => import('#web/features/social/hub-screen.tsx')),
  screen('/social/friends', 'friends', () => import('#web/features/social/friends-screen.tsx')),
  screen('/social/tournaments', 'tournaments', () => import('#web/features/social/tournaments-screen.tsx')),
  screen('/notifications', 'notifications', () => import('#web/app/routes/notifications.tsx')),
]
