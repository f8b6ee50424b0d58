// The one list of everything that browser and server say to each other.

import { errors as achievements } from './achievements/errors.ts'
import { challengeExpiring, gained, titleEquipped } from './achievements/events.ts'
import { equippedChanged, rewardsGained } from './achievements/live.ts'
import {
  equipTitle,
  getEquipped,
  listBadges,
  listChallenges,
  listTitles,
  unequipTitle,
  unlockTitle,
} from './achievements/routes.ts'
import { visitRecorded } from './activity/events.ts'
import { recordVisit } from './activity/routes.ts'
import { errors as assignments } from './assignments/errors.ts'
import { workDueTomorrow } from './assignments/events.ts'
import { workNoted } from './assignments/live.ts'
import {
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
} from './assignments/routes.ts'
import { errors as audio } from './audio/errors.ts'
import { audioJobStarted, speechAsked } from './audio/events.ts'
import { cancelAudioJob, getAudio, getSpeech, startAudioJob } from './audio/routes.ts'
import { listIslandAudit, listSchoolAudit } from './audit/routes.ts'
import { errors as automations } from './automations/errors.ts'
import { ruleAudited, ruleStopped, ruleTold } from './automations/events.ts'
import {
  endRule,
  getRuleWords,
  holdPlace,
  holdRules,
  listHistory,
  listRules,
  makeRule,
  previewRule,
  switchRule,
} from './automations/routes.ts'
import { errors as coins } from './coins/errors.ts'
import { appearanceChanged, freezeBought } from './coins/events.ts'
import { balanceChanged } from './coins/live.ts'
import { getPurse, listTransactions } from './coins/routes.ts'
import {
  buyItem,
  changeAppearance,
  getInventory,
  getStoreHours,
  setStoreHours,
} from './coins/store-routes.ts'
import { levelReached } from './experience/events.ts'
import { experienceChanged } from './experience/live.ts'
import { getExperience } from './experience/routes.ts'
import { getGroupAnalysis, getStudentAnalysis } from './generation/analysis-routes.ts'
import { errors as generation } from './generation/errors.ts'
import { textAsked, textWritten } from './generation/events.ts'
import { analysisChanged, textChanged } from './generation/live.ts'
import { askText, getStudentText, getText, listStudentTexts, listTexts } from './generation/routes.ts'
import { listParts } from './health/routes.ts'
import { applyCode, createCodes, listCodes, revokeCode } from './identity/access-code-routes.ts'
import { claimAddress, proveAddress } from './identity/address-routes.ts'
import {
  answerChildRequest,
  askForChild,
  listChildRequests,
  withdrawChildRequest,
} from './identity/child-request-routes.ts'
import { errors as identity } from './identity/errors.ts'
import {
  addressGiven,
  childAsked,
  childPlaced,
  childRequestAccepted,
  childRequestDeclined,
  familyLinked,
  picturesGuessed,
  secondFactorRemoved,
  sessionsEnded,
  standingAudited,
  standingChanged,
  studentForgotten,
  studentPlaced,
} from './identity/events.ts'
import {
  claimChild,
  createFamilyCode,
  listChildren,
  listFamilies,
  revokeFamily,
  unlinkChild,
} from './identity/family-routes.ts'
import {
  addChildren,
  addToGroup,
  changeGroup,
  createGroup,
  findClass,
  getRoster,
  listGroups,
  openPreReader,
  removeFromGroup,
  renameChild,
  setPictures,
} from './identity/group-routes.ts'
import { reopenAccount, resetPassword } from './identity/password-routes.ts'
import { getPictureLocks, takeSeat, unlockPictures } from './identity/picture-routes.ts'
import {
  applyRosterImport,
  checkRosterImport,
  getRosterImport,
  listAwaitedTeachers,
  listRosterVerdicts,
  openRosterImport,
  rosterImportAdvanced,
} from './identity/roster-import-routes.ts'
import {
  changeProfile,
  changeStudent,
  confirmStudent,
  endRole,
  getProfile,
  listColleagues,
  listDepartmentStaff,
  listNames,
  listRegionStaff,
  listSchoolStudents,
} from './identity/routes.ts'
import { removeSecondFactor, turnOnSecondFactor } from './identity/second-factor-routes.ts'
import { endSession, endSessions, listSessions } from './identity/session-routes.ts'
import { errors as interventions } from './interventions/errors.ts'
import { planChanged } from './interventions/events.ts'
import {
  changeIntervention,
  endIntervention,
  listGroupInterventions,
  listInterventionSessions,
  listInterventions,
  logSession,
  setGoal,
  startIntervention,
  strikeSession,
} from './interventions/routes.ts'
import { getIslandAggregates, getIslandFigures, getRegionFigures, getSchoolFigures } from './island/routes.ts'
import { Forgotten } from './kernel/erasure.ts'
import { type KernelErrorCode, kernelErrorStatus, type Status } from './kernel/errors.ts'
import { hasNotice } from './kernel/event.ts'
import type { CodeOf } from './kernel/route.ts'
import { errors as lessons } from './lessons/errors.ts'
import { activityFinished } from './lessons/events.ts'
import { finishActivity, listActivities } from './lessons/routes.ts'
import { connectionsForgotten } from './live/events.ts'
import { beat, presence, refused } from './live/live.ts'
import { openTicket } from './live/routes.ts'
import { childSeen, watchGroup } from './live/watching.ts'
import { errors as notifications } from './notifications/errors.ts'
import { familyNotified, recipientMissed, sendingAdvanced, sendingAudited } from './notifications/events.ts'
import {
  allMarkedRead,
  notificationAdded,
  notificationMarked,
  preferencesChanged,
} from './notifications/live.ts'
import { notifyFamilies } from './notifications/message-routes.ts'
import {
  changeNoticePreferences,
  deleteNotification,
  getNoticePreferences,
  listNotifications,
  markAllRead,
  markRead,
} from './notifications/routes.ts'
import { sendingMoved } from './notifications/sending-live.ts'
import {
  cancelSending,
  getSending,
  getWords,
  listMissed,
  listSendings,
  openSending,
  pauseSending,
  resumeSending,
  startSending,
} from './notifications/sending-routes.ts'
import { weekLetterChanged } from './notifications/week-letter-live.ts'
import {
  endWeekLetter,
  getWeekLetter,
  setWeekLetter,
  showWeekLetterEnd,
} from './notifications/week-letter-routes.ts'
import { askGroupAnalysis, askStudentAnalysis } from './progress/analysis-routes.ts'
import { errors as progress } from './progress/errors.ts'
import {
  analysisAsked,
  familyAsked,
  flagEnded,
  flagRaised,
  levelMoved,
  recommendationAccepted,
  weekClosed,
} from './progress/events.ts'
import { setReadingGoal } from './progress/goal-routes.ts'
import {
  decideRecommendation,
  getRecommendationFigures,
  listRecommendations,
} from './progress/recommendation-routes.ts'
import { listReportWeeks } from './progress/report-routes.ts'
import {
  getGroupComprehension,
  getGroupProgress,
  getProgress,
  getSchoolProgress,
  getStudentProgress,
  listProbes,
  setFlagAside,
} from './progress/routes.ts'
import { errors as reading } from './reading/errors.ts'
import {
  placementFinished,
  practiceFinished,
  questionsAnswered,
  readingFinished,
  textKept,
  wordOverridden,
} from './reading/events.ts'
import {
  askPlacement,
  finishPlacement,
  getPlacement,
  getStudentPlacement,
} from './reading/placement-routes.ts'
import {
  answerQuestions,
  finishPractice,
  finishReading,
  getGroupPolicy,
  getLibrary,
  getPolicy,
  getPractice,
  getStudentLibrary,
  getStudentPractice,
  getStudentReading,
  listReadings,
  listStudentReadings,
  openTranscription,
  overrideWord,
  setGroupPolicy,
  setStudentLibrary,
} from './reading/routes.ts'
import { listStudentWork } from './reading/work-routes.ts'
import { errors as records } from './records/errors.ts'
import { erasureAsked, jobAdvanced, recordsAudited } from './records/events.ts'
import { askErasure, askExport, getExport, listRecordJobs } from './records/routes.ts'
import { errors as schools } from './schools/errors.ts'
import { dayDeclared, schoolChanged } from './schools/events.ts'
import {
  applySchoolImport,
  checkSchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  openSchoolImport,
  schoolImportAdvanced,
} from './schools/import-routes.ts'
import {
  addSchool,
  changeSchool,
  declareDay,
  getCalendar,
  listCatalogue,
  listSchools,
  setSchoolHours,
  withdrawDay,
} from './schools/routes.ts'
import { changeSettings, getSettings } from './settings/routes.ts'
import { errors as social } from './social/errors.ts'
import { befriended, friendAsked, friendshipsForgotten, reacted } from './social/events.ts'
import {
  acceptFriend,
  askFriend,
  changePreferences,
  endFriend,
  getBoard,
  getSocial,
  getStudentSocial,
  getTournament,
  react,
  switchStudentSocial,
} from './social/routes.ts'
import { freezeSpent, streakAtRisk, streakExtended } from './streaks/events.ts'
import { streakChanged } from './streaks/live.ts'
import { getStreak, getStudentStreak } from './streaks/routes.ts'
import { errors as support } from './support/errors.ts'
import { requestAnswered, requestAsked } from './support/events.ts'
import { answerSupport, askSupport, listDesk, listSupport } from './support/routes.ts'

export const routes = [
  listTitles,
  unlockTitle,
  equipTitle,
  unequipTitle,
  getEquipped,
  listBadges,
  listChallenges,
  recordVisit,
  getSpeech,
  getAudio,
  startAudioJob,
  cancelAudioJob,
  listIslandAudit,
  listSchoolAudit,
  getPurse,
  listTransactions,
  getInventory,
  buyItem,
  changeAppearance,
  getStoreHours,
  setStoreHours,
  getExperience,
  askText,
  listTexts,
  getText,
  listStudentTexts,
  getStudentText,
  getGroupAnalysis,
  getStudentAnalysis,
  listParts,
  getProfile,
  createCodes,
  listCodes,
  revokeCode,
  applyCode,
  claimChild,
  listChildren,
  unlinkChild,
  createFamilyCode,
  listFamilies,
  revokeFamily,
  endRole,
  changeProfile,
  listSchoolStudents,
  listColleagues,
  listDepartmentStaff,
  listRegionStaff,
  listNames,
  confirmStudent,
  changeStudent,
  createGroup,
  listGroups,
  getRoster,
  changeGroup,
  addChildren,
  addToGroup,
  removeFromGroup,
  renameChild,
  openRosterImport,
  checkRosterImport,
  applyRosterImport,
  getRosterImport,
  listAwaitedTeachers,
  listRosterVerdicts,
  getIslandFigures,
  getIslandAggregates,
  getRegionFigures,
  getSchoolFigures,
  finishActivity,
  listActivities,
  openPreReader,
  setPictures,
  findClass,
  takeSeat,
  getPictureLocks,
  unlockPictures,
  askForChild,
  listChildRequests,
  answerChildRequest,
  withdrawChildRequest,
  resetPassword,
  reopenAccount,
  proveAddress,
  claimAddress,
  listSessions,
  endSession,
  endSessions,
  turnOnSecondFactor,
  removeSecondFactor,
  openTicket,
  watchGroup,
  listNotifications,
  markRead,
  markAllRead,
  deleteNotification,
  getNoticePreferences,
  changeNoticePreferences,
  getWeekLetter,
  setWeekLetter,
  showWeekLetterEnd,
  endWeekLetter,
  listSendings,
  getSending,
  openSending,
  startSending,
  pauseSending,
  resumeSending,
  cancelSending,
  listMissed,
  getWords,
  getProgress,
  getStudentProgress,
  getGroupProgress,
  getSchoolProgress,
  getGroupComprehension,
  listProbes,
  setFlagAside,
  notifyFamilies,
  listRecommendations,
  decideRecommendation,
  getRecommendationFigures,
  askGroupAnalysis,
  askStudentAnalysis,
  listReportWeeks,
  setReadingGoal,
  finishReading,
  answerQuestions,
  listReadings,
  listStudentReadings,
  listStudentWork,
  getStudentReading,
  overrideWord,
  getPolicy,
  getGroupPolicy,
  setGroupPolicy,
  getLibrary,
  getStudentLibrary,
  setStudentLibrary,
  openTranscription,
  finishPractice,
  getPractice,
  getStudentPractice,
  getPlacement,
  finishPlacement,
  getStudentPlacement,
  askPlacement,
  askExport,
  askErasure,
  listRecordJobs,
  getExport,
  listSchools,
  listCatalogue,
  addSchool,
  changeSchool,
  openSchoolImport,
  checkSchoolImport,
  applySchoolImport,
  getSchoolImport,
  listSchoolVerdicts,
  getCalendar,
  declareDay,
  withdrawDay,
  setSchoolHours,
  getSettings,
  changeSettings,
  getSocial,
  askFriend,
  acceptFriend,
  endFriend,
  react,
  changePreferences,
  getBoard,
  getTournament,
  getStudentSocial,
  switchStudentSocial,
  getStreak,
  getStudentStreak,
  askSupport,
  listSupport,
  listDesk,
  answerSupport,
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
  listInterventions,
  listGroupInterventions,
  startIntervention,
  changeIntervention,
  setGoal,
  endIntervention,
  listInterventionSessions,
  logSession,
  strikeSession,
  listRules,
  makeRule,
  previewRule,
  switchRule,
  endRule,
  listHistory,
  holdRules,
  holdPlace,
  getRuleWords,
] as const

export const events = [
  gained,
  challengeExpiring,
  titleEquipped,
  visitRecorded,
  audioJobStarted,
  speechAsked,
  appearanceChanged,
  freezeBought,
  levelReached,
  textAsked,
  textWritten,
  standingChanged,
  standingAudited,
  childPlaced,
  childAsked,
  childRequestAccepted,
  childRequestDeclined,
  picturesGuessed,
  familyLinked,
  addressGiven,
  secondFactorRemoved,
  sessionsEnded,
  rosterImportAdvanced,
  studentPlaced,
  planChanged,
  activityFinished,
  studentForgotten,
  connectionsForgotten,
  sendingAdvanced,
  recipientMissed,
  sendingAudited,
  readingFinished,
  questionsAnswered,
  wordOverridden,
  practiceFinished,
  placementFinished,
  textKept,
  flagEnded,
  flagRaised,
  levelMoved,
  recommendationAccepted,
  analysisAsked,
  familyAsked,
  familyNotified,
  weekClosed,
  recordsAudited,
  jobAdvanced,
  erasureAsked,
  schoolChanged,
  dayDeclared,
  schoolImportAdvanced,
  friendAsked,
  befriended,
  reacted,
  friendshipsForgotten,
  streakExtended,
  streakAtRisk,
  freezeSpent,
  requestAsked,
  requestAnswered,
  ruleTold,
  ruleStopped,
  ruleAudited,
  workDueTomorrow,
] as const

/** The events that declare a notice: notifications hears them all. */
export const noticed = events.filter(hasNotice)
export type NoticedEvent = (typeof noticed)[number]['name']

/** The events by which a noun answers that it has ended what it kept of a student elsewhere than by key. */
export const erasureAnswers = events.filter(
  (event): event is Extract<typeof event, { readonly body: typeof Forgotten }> => event.body === Forgotten,
)

export const liveMessages = [
  rewardsGained,
  equippedChanged,
  balanceChanged,
  experienceChanged,
  textChanged,
  analysisChanged,
  notificationAdded,
  notificationMarked,
  allMarkedRead,
  preferencesChanged,
  sendingMoved,
  weekLetterChanged,
  presence,
  beat,
  childSeen,
  refused,
  streakChanged,
  workNoted,
] as const

/** Every code that any route may answer. */
export type ErrorCode = KernelErrorCode | CodeOf<(typeof routes)[number]>

/** The status of every code: one that a route declares and that has none does not compile. */
export const errorStatus: Readonly<Record<ErrorCode, Status>> = {
  ...kernelErrorStatus,
  ...achievements,
  ...audio,
  ...coins,
  ...generation,
  ...identity,
  ...lessons,
  ...notifications,
  ...reading,
  ...progress,
  ...records,
  ...schools,
  ...social,
  ...support,
  ...assignments,
  ...interventions,
  ...automations,
}
