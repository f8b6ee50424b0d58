import { offices, openTo, type ScreenRoute, teachers } from './row.ts'

const teacher = openTo(teachers)
const office = openTo(offices)
const family = openTo(['admin', 'family'])
const director = openTo(['admin', 'director'])
const school = openTo(['admin', 'director'])
const region = openTo(['admin', 'ore'])
const admin = openTo(['admin'])

export const staffScreens: readonly ScreenRoute[] = [
  // Groups and their students.
  teacher.screen(
    '/comprehensive-dashboard',
    'comprehensiveDashboard',
    () => import('#web/app/routes/comprehensive-dashboard.tsx'),
  ),
  teacher.redirect('/teacher-dashboard', 'teacherDashboard', '/comprehensive-dashboard'),
  teacher.screen(
    '/groups-by-need',
    'groupsByNeed',
    () => import('#web/features/progress/needs/needs-screen.tsx'),
  ),
  teacher.screen(
    '/intervention-dashboard',
    'interventionDashboard',
    () => import('#web/app/routes/intervention-dashboard.tsx'),
  ),
  teacher.screen(
    '/sentence-comprehension-dashboard',
    'sentenceComprehension',
    () => import('#web/features/progress/comprehension/comprehension-screen.tsx'),
  ),
  teacher.screen(
    '/performance-heatmap',
    'performanceHeatmap',
    () => import('#web/features/progress/heatmap/heatmap-screen.tsx'),
  ),
  teacher.screen('/ai-analysis', 'aiAnalysis', () => import('#web/app/routes/ai-analysis.tsx')),
  teacher.screen(
    '/automation-panel',
    'automationPanel',
    () => import('#web/app/routes/automation-panel.tsx'),
  ),
  teacher.screen(
    '/teacher-recommendations',
    'teacherRecommendations',
    () => import('#web/features/progress/recommendations/recommendations-screen.tsx'),
  ),
  teacher.screen(
    '/recommendation-analytics',
    'recommendationAnalytics',
    () => import('#web/features/progress/recommendations/figures-screen.tsx'),
  ),
  teacher.pending('/assessment-admin', 'assessmentAdmin'),
  teacher.menuScreen(
    '/teacher/assignments',
    'assignments',
    () => import('#web/features/assignments/assignments-screen.tsx'),
    { section: 'people', icon: 'clipboard' },
  ),
  teacher.screen(
    '/teacher/assignments/:assignmentId',
    'assignment',
    () => import('#web/features/assignments/assignment-screen.tsx'),
  ),

  // Who belongs where.
  teacher.screen('/groups', 'groups', () => import('#web/features/identity/groups/groups-screen.tsx')),
  teacher.screen('/groups/:groupId', 'groups', () => import('#web/app/routes/group-and-records.tsx')),
  teacher.screen('/codes', 'codes', () => import('#web/features/identity/codes/codes-screen.tsx')),
  region.menuScreen('/schools', 'schools', () => import('#web/features/schools/schools-screen.tsx'), {
    section: 'people',
    icon: 'school',
  }),
  school.menuScreen(
    '/import-roster',
    'importRoster',
    () => import('#web/features/imports/roster-import-screen.tsx'),
    { section: 'people', icon: 'clipboard' },
  ),

  director.menuScreen('/audit', 'audit', () => import('#web/features/audit/audit-screen.tsx'), {
    section: 'administration',
    icon: 'clipboard',
  }),

  director.menuScreen(
    '/school-calendar',
    'schoolCalendar',
    () => import('#web/features/schools/calendar-screen.tsx'),
    { section: 'administration', icon: 'calendar' },
  ),

  // Resources.
  teacher.pending('/teacher-resources', 'teacherResources'),
  teacher.pending('/community-resources', 'communityResources'),
  teacher.pending('/upload-resource', 'uploadResource'),
  teacher.pending('/resources', 'resources'),
  teacher.pending('/training', 'training'),
  office.pending('/pending-resources', 'pendingResources'),

  // Schools, regions, island.
  office.screen(
    '/admin-island',
    'adminIsland',
    () => import('#web/features/island/numbers/numbers-screen.tsx'),
  ),
  office.pending('/marketing', 'marketing'),
  office.redirect('/compliance', 'complianceReport', '/compliance-report'),
  office.pending('/compliance-report', 'complianceReport'),
  office.pending('/rfp-compliance', 'rfpCompliance'),
  office.pending('/sso-integration', 'ssoIntegration'),

  family.screen(
    '/family-portal',
    'familyPortal',
    () => import('#web/features/progress/family/family-screen.tsx'),
  ),

  // The department.
  admin.pending('/content-browser', 'contentBrowser'),
  admin.menuScreen(
    '/import-schools',
    'importSchools',
    () => import('#web/features/imports/schools-import-screen.tsx'),
    { section: 'people', icon: 'clipboard' },
  ),
  admin.screen(
    '/system-validation',
    'systemValidation',
    () => import('#web/app/routes/system-validation.tsx'),
  ),
  admin.screen(
    '/admin/pregenerate-audio',
    'pregenerateAudio',
    () => import('#web/features/audio/pregenerate-screen.tsx'),
  ),
  admin.screen(
    '/admin/generate-spelling-audio',
    'spellingAudio',
    () => import('#web/features/audio/spelling-screen.tsx'),
  ),
]
