const names = (text: string) => text.trim().split(/\s+/);

/** Mutations that overwrite nothing that somebody typed elsewhere, by the reason why not. */
export const notReplacing = {
  'makes something new; the same key, code or person makes it once': names(`
    acceptBattleChallenge addCourses addTaskStudents announce askForMark askParentForBattles askRematch awardCoins
    beginOwnQuest beginPracticeSet beginProviderSignIn buyItem buyPauseDay buyTaskItem challengeToBattle cheer copyTask
    createClass createClassGroup createFollowUpTask createPractice createTaskDraft finishProviderSignIn follow
    giveFirstPassword givePracticeSet giveToPot inviteCoTeacher inviteStudents joinBattle joinClass linkProvider
    makeParentKey openHint openMyTask openPot payCart payParentCart payTestPayment playRecordedBattle prepareStudents
    recordLandingClick recordSignupTcAfterSignup register registerByProvider renewJoinCode reportBattlePlayer
    reportQuestion reportTutorMessage requestCopyOfData requestDeletion requestEmailChange requestEmailProof requestPasswordReset
    resetPlacement saveExam sendBattleEmote sendContactMessage setSignupTc shareTaskReport signIn startErrorReview
    startTaskErrorReview tryMyTaskAgain`),
  'adds to a numbered row: a second one of the same number is refused': names(`
    addWorkingLine answerBattle answerSplitting sendTutorMessage submitAnswer takeBackWorkingLine`),
  'is decided once; whoever comes second is told so': names(`
    answerMarkRequest answerTeachingInvitation confirmEmailChange confirmTestPayment decideBattleReport
    decideQuestionReport declineClassInvitation declinePracticeSet keepPlacement refundPayment setAge`),
  'goes one way, and doing it again changes nothing': names(`
    blockBattlePlayer cancelPayerPlan cancelPlan clearNotifications closePot closeQuestion collectOwnQuest collectQuest
    deleteAnnouncement deleteClass deleteClassFile deleteClassGroup deleteSavedExam deleteTaskDraft deleteTutorTalk
    endChallenge endCoTeaching endOtherSessions endSession endSessionsOfPerson finishPractice giveBattlesBack givePot
    handBackStudentTask leaveBattle leaveClass markErrorReviewed markTutorReport moveStudents refreshMyPayment
    refreshParentCart removeStudents restoreClassFile retryJob retryRow signOut skipOwnStep stopReportShare
    takeTaskBack undoCancelPayerPlan undoCancelPlan undoDeletion unfollow withdrawClassInvitation`),
  'a switch or a single choice: what is sent is what was just chosen, and nothing beside it': names(`
    changeTimeZone changeYearLevel chooseVoucher confirmSchool hideMyTask openCart setAdministrator setBattlePermission
    setBattleSettings setChatWindowState setClassArchived setCoinsOnTasks setFollowable setInspection setStudentsMayShare setStudyHour
    setTaskClosed starMyTask wearItem`),
  'needs the password': names('changePassword resetPassword unlinkProvider'),
  'asked in the first steps after registering, one thing a page': names('chooseCourses setGoal setSchool setTeaching'),
};
